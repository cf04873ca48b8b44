import type { App } from '@praxis/sdk';

/** Identity of the patient app: areas, roles and landing page. */
export const app = {
  id: 'patient',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['patient'],
  areas: ['/patient'],
  landing: '/patient/subscriptions',
} as const satisfies App;
