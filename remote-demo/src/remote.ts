import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';
import { appReducer } from './features/chat/messages/outgoing';
import { forgetDrafts } from './features/email/remembered-drafts';
import { forgetRecipient } from './shared/email-recipient';

/** Entry module of the demo app, the only one that it exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  reducer: appReducer,
  topBarItems: [
    {
      place: 'start',
      over: app.areas,
      feature: 'directory',
      load: () =>
        import(/* webpackChunkName: "bookmarks" */ './features/directory/bookmarks/bookmarks-bar'),
    },
    {
      place: 'end',
      over: ['/apps/ecommerce'],
      access: { action: 'read', subject: 'Shop' },
      feature: 'shop',
      load: () => import(/* webpackChunkName: "cart-menu" */ './features/shop/cart/cart-menu'),
    },
  ],
  search: {
    feature: 'directory',
    load: () =>
      import(
        /* webpackChunkName: "directory-search" */ './features/directory/search/search-dialog'
      ),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
  sharedTexts: (language) =>
    import(/* webpackChunkName: "shared-texts-[request]" */ `./shared/texts/${language}.json`),
  dispose() {
    forgetRecipient();
    forgetDrafts();
  },
};
