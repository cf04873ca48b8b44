import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

export const remote = {
  pages: {
    probe: () => import(/* webpackChunkName: "page-probe" */ './features/probe/probe.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
