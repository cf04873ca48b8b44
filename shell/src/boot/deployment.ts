import type { Http } from '../http';
import type { Registry } from '../federation/registry';
import type { BackEnd } from './back-end';

/** What this deployment of the product is made of, read once at start-up. */
export interface Deployment {
  registry: Registry;
  backEnd: BackEnd;
  /** The way to the back end; its code is not needed before the first request. */
  http(): Promise<Http>;
  /** The same where its code is there already. */
  httpNow(): Http | undefined;
}

export function createDeployment(registry: Registry, backEnd: BackEnd): Deployment {
  let http: Promise<Http> | undefined;
  let arrived: Http | undefined;
  return {
    registry,
    backEnd,
    http() {
      http ??= import(/* webpackChunkName: "http" */ '../http').then(
        ({ createHttp }) => (arrived = createHttp(backEnd)),
        (error: unknown) => {
          http = undefined;
          throw error;
        },
      );
      return http;
    },
    httpNow: () => arrived,
  };
}
