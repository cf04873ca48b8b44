import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The admin's app: its pages and its texts. */
export const remote = {
  pages: {
    doctors: () => import(/* webpackChunkName: "page-doctors" */ './features/doctors/doctors.page'),
    audit: () => import(/* webpackChunkName: "page-audit" */ './features/audit/audit.page'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
