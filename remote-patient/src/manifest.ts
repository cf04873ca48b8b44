import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  subscriptions: { en: 'Subscriptions', de: 'Abos', fr: 'Abonnements', pt: 'Assinaturas' },
  invoices: { en: 'Invoices', de: 'Rechnungen', fr: 'Factures', pt: 'Faturas' },
  profile: { en: 'Profile', de: 'Profil', fr: 'Profil', pt: 'Perfil' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'patient',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['patient'],
  areas: ['/patient'],
  landing: '/patient/subscriptions',
  profile: { path: '/patient/profile', label: labels.profile, icon: 'profile' },
  profileLinks: [{ path: '/patient/invoices', label: labels.invoices, icon: 'invoices' }],
  menu: [
    {
      entries: [
        { path: '/patient/subscriptions', label: labels.subscriptions, icon: 'subscriptions' },
        { path: '/patient/invoices', label: labels.invoices, icon: 'invoices' },
      ],
    },
  ],
  routes: [
    { path: '/patient/subscriptions', page: 'subscriptions', title: labels.subscriptions },
    { path: '/patient/invoices', page: 'invoices', title: labels.invoices },
    { path: '/patient/profile', page: 'profile', title: labels.profile },
  ],
} as const satisfies RemoteManifest;
