import type { App } from '@praxis/sdk';

/** What the doctor's app is. */
export const app = {
  id: 'doctor',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
  landing: '/doctor/dashboard',
} as const satisfies App;
