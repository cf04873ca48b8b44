import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The team member's app: its pages and its texts. */
export const remote = {
  pages: {
    'appointment-requests': () =>
      import(
        /* webpackChunkName: "page-appointment-requests" */ './features/appointment-requests/appointment-requests.page'
      ),
    vacations: () =>
      import(/* webpackChunkName: "page-vacations" */ './features/vacations/vacations.page'),
    'active-patients': () =>
      import(
        /* webpackChunkName: "page-active-patients" */ './features/active-patients/active-patients.page'
      ),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
