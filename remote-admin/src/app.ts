import type { App } from '@praxis/sdk';

/** Identity of the admin app: areas, roles and landing page. */
export const app = {
  id: 'admin',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['admin'],
  areas: ['/admin'],
  landing: '/admin/doctors',
} as const satisfies App;
