import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The demo app: its pages and its texts. */
export const remote = {
  pages: {
    ecommerce: () =>
      import(/* webpackChunkName: "page-ecommerce" */ './features/ecommerce/ecommerce.page'),
    analytics: () =>
      import(/* webpackChunkName: "page-analytics" */ './features/analytics/analytics.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
