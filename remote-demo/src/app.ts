import type { App } from '@praxis/sdk';

/** Definition of the demo app: its id, roles and paths. */
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
