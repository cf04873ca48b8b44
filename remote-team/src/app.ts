import type { App } from '@praxis/sdk';

/** Identity of the team app: areas, roles and landing page. */
export const app = {
  id: 'team',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['teamMember'],
  areas: ['/team-member'],
  landing: '/team-member/appointment-requests',
} as const satisfies App;
