import type { App } from '@praxis/sdk';

/** What the admin's app is. */
export const app = {
  id: 'admin',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['admin'],
  areas: ['/admin'],
  landing: '/admin/doctors',
} as const satisfies App;
