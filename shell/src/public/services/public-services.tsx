import type { ComponentType } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { HostProvider, type HostApi } from '@praxis/sdk';
import { createLazyStore } from '@praxis/sdk/lazy-store';
import type { Deployment } from '../../boot/deployment';
import type { PublicPageProps } from '../page-props';
import { createPublicHost } from './public-host';

interface PublicServices {
  host: HostApi;
  store: ReturnType<typeof createLazyStore>;
}

/** Shared by all public pages, so that Back finds cached responses. */
const known = new WeakMap<Deployment, PublicServices>();

function servicesOf(deployment: Deployment): PublicServices {
  const services = known.get(deployment) ?? createServices(deployment);
  known.set(deployment, services);
  return services;
}

function createServices(deployment: Deployment): PublicServices {
  const host = createPublicHost(deployment);
  const store = createLazyStore(async () => {
    const [{ createStore }] = await Promise.all([
      import(/* webpackChunkName: "public-store" */ '@praxis/sdk/store'),
      // The store's first action sends a request.
      deployment.http(),
    ]);
    return createStore(host.client).redux;
  });
  return { host, store };
}

/** Wraps a public page with the providers for queries and mutations. */
export function withServices<Props extends PublicPageProps>(
  Page: ComponentType<Props>,
): ComponentType<Props> {
  return function PublicPage(props: Props) {
    const { host, store } = servicesOf(props.deployment);
    return (
      <StoreProvider store={store}>
        <HostProvider value={host}>
          <Page {...props} />
        </HostProvider>
      </StoreProvider>
    );
  };
}
