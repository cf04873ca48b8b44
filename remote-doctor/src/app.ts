import type { App } from '@praxis/sdk';

/** Identity of the doctor app: areas, roles and landing page. */
export const app = {
  id: 'doctor',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
  landing: '/doctor/dashboard',
} as const satisfies App;
