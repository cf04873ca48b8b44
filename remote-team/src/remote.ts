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
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
    pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
  },
} satisfies RemoteModule<PageOf<typeof manifest>>;
