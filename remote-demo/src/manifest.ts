import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  dashboards: { en: 'Dashboards', de: 'Übersichten', fr: 'Tableaux de bord', pt: 'Painéis' },
  ecommerce: { en: 'E-commerce', de: 'Onlineshop', fr: 'E-commerce', pt: 'Loja virtual' },
  analytics: { en: 'Analytics', de: 'Analysen', fr: 'Analyses', pt: 'Análises' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'demo',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'demo',
  roles: ['admin', 'client'],
  areas: [
    '/',
    '/dashboard',
    '/apps',
    '/pages',
    '/access-control',
    '/misc/coming-soon',
    '/misc/maintenance',
  ],
  landing: '/',
  menu: [
    {
      label: labels.dashboards,
      entries: [
        { path: '/', label: labels.ecommerce, icon: 'shop' },
        { path: '/dashboard/analytics', label: labels.analytics, icon: 'chart' },
      ],
    },
  ],
  routes: [
    { path: '/', page: 'ecommerce', title: labels.ecommerce },
    { path: '/dashboard/analytics', page: 'analytics', title: labels.analytics },
  ],
} as const satisfies RemoteManifest;
