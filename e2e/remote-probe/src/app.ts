import type { App } from '@praxis/sdk';

/** A role app for tests only: it shows what the shell does for an app. */
export const app = {
  id: 'probe',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/probe'],
  landing: '/probe',
} as const satisfies App;
