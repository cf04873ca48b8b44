import type { App } from '@praxis/sdk';

/** What the demo app is. */
export const app = {
  id: 'demo',
  sdk: '^1.0.0',
  realm: 'demo',
  roles: ['admin', 'client'],
  areas: [
    '/',
    '/dashboard',
    '/apps',
    '/pages',
    '/ui-element',
    '/colors',
    '/icons',
    '/cards',
    '/components',
    '/extensions',
    '/forms',
    '/tables',
    '/datatables',
    '/charts',
    '/maps',
    '/page-layout',
    '/access-control',
    '/misc/coming-soon',
    '/misc/maintenance',
  ],
  landing: '/',
} as const satisfies App;
