import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The doctor's app: its pages, its state, its texts. */
export const remote = {
  pages: {
    dashboard: () =>
      import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard.page'),
    patients: () =>
      import(/* webpackChunkName: "page-patients" */ './features/patients/patients.page'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
    pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
  },
} satisfies RemoteModule<PageOf<typeof manifest>>;
