import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The admin's app: its pages and its texts. */
export const remote = {
  pages: {
    doctors: () => import(/* webpackChunkName: "page-doctors" */ './features/doctors/doctors.page'),
    audit: () => import(/* webpackChunkName: "page-audit" */ './features/audit/audit.page'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
    pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
  },
} satisfies RemoteModule<PageOf<typeof manifest>>;
