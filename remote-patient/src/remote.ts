import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The patient's app: its pages and its texts. */
export const remote = {
  pages: {
    subscriptions: () =>
      import(
        /* webpackChunkName: "page-subscriptions" */ './features/subscriptions/subscriptions.page'
      ),
    subscribe: () =>
      import(/* webpackChunkName: "page-subscribe" */ './features/subscribe/subscribe.page'),
    invoices: () =>
      import(/* webpackChunkName: "page-invoices" */ './features/invoices/invoices.page'),
    invoice: () =>
      import(/* webpackChunkName: "page-invoice" */ './features/invoices/invoice.page'),
    cards: () => import(/* webpackChunkName: "page-cards" */ './features/cards/cards.page'),
    billing: () => import(/* webpackChunkName: "page-billing" */ './features/billing/billing.page'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
    pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
  },
} satisfies RemoteModule<PageOf<typeof manifest>>;
