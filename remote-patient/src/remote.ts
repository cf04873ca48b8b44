import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';
import { appReducer } from './shared/appointments-trigger';

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
    appointments: () =>
      import(
        /* webpackChunkName: "page-appointments" */ './features/appointments/appointments.page'
      ),
    book: () =>
      import(/* webpackChunkName: "page-book" */ './features/appointments/booking/book.page'),
    messages: () =>
      import(/* webpackChunkName: "page-messages" */ './features/messages/messages.page'),
    privacy: () => import(/* webpackChunkName: "page-privacy" */ './features/privacy/privacy.page'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  reducer: appReducer,
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
  sharedTexts: (language) =>
    import(/* webpackChunkName: "shared-texts-[request]" */ `./shared/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
