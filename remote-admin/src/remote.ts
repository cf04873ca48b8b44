import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';

/** The module that the admin app exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  recordSearch: () =>
    import(/* webpackChunkName: "doctor-search" */ './features/doctors/doctor-search'),
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
};
