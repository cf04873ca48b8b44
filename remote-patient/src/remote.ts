import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';
import { appReducer } from './shared/appointments-trigger';

/** The module that the patient app exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  reducer: appReducer,
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
  sharedTexts: (language) =>
    import(/* webpackChunkName: "shared-texts-[request]" */ `./shared/texts/${language}.json`),
};
