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
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
    pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
  },
} satisfies RemoteModule<PageOf<typeof manifest>>;
