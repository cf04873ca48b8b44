import type { App } from '@praxis/sdk';

/** What the patient's app is. */
export const app = {
  id: 'patient',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['patient'],
  areas: ['/patient'],
  landing: '/patient/subscriptions',
} as const satisfies App;
