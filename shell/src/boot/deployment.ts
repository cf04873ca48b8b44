import type { Http } from '../http';
import type { Registry } from '../federation/registry';
import type { BackEnd } from './back-end';

/** The role apps and the back end of this deployment, read once at startup. */
export interface Deployment {
  registry: Registry;
  backEnd: BackEnd;
  /** The HTTP client of the back end, lazy-loaded with the first request. */
  http(): Promise<Http>;
  /** The HTTP client, if it is already loaded. */
  loadedHttp(): Http | undefined;
}

export function createDeployment(registry: Registry, backEnd: BackEnd): Deployment {
  let http: Promise<Http> | undefined;
  let loaded: Http | undefined;
  return {
    registry,
    backEnd,
    http() {
      http ??= import(/* webpackChunkName: "http" */ '../http').then(
        ({ createHttp }) => (loaded = createHttp(backEnd)),
        (error: unknown) => {
          http = undefined;
          throw error;
        },
      );
      return http;
    },
    loadedHttp: () => loaded,
  };
}
