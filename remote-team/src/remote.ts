import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';

/** The module that the team app exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  recordSearch: () =>
    import(
      /* webpackChunkName: "request-search" */ './features/appointment-requests/request-search'
    ),
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
};
