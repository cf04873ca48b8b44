import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { faultsSaga } from './features/faults/saga';
import { pages } from './pages';

export const remote: RemoteModule = {
  app,
  pages,
  saga: faultsSaga,
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
};
