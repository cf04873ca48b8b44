import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';

/** The module that the doctor app exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  recordSearch: () =>
    import(/* webpackChunkName: "patient-search" */ './shared/patient/patient-search'),
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
  sharedTexts: (language) =>
    import(/* webpackChunkName: "shared-texts-[request]" */ `./shared/texts/${language}.json`),
};
