import type { Area } from '../../core/area';

/** What team members call. */
export const teamAreas: readonly Area[] = [
  {
    name: 'practice.appointment-requests-commands',
    routes: [
      'POST /api/v1/team-member/appointment-requests/:id/claim',
      'POST /api/v1/team-member/appointment-requests/:id/confirm',
      'POST /api/v1/team-member/appointment-requests/:id/decline',
      'POST /api/v1/team-member/appointment-requests/:id/propose',
      'POST /api/v1/team-member/appointment-requests/:id/cancel',
      'POST /api/v1/team-member/appointment-requests/:id/reschedule',
      'POST /api/v1/team-member/appointment-requests/:id/check-in',
    ],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-appointment-requests-commands" */ '../appointment-requests/commands'
        )
      ).area,
  },
  {
    name: 'practice.appointment-requests',
    routes: [
      'GET /api/v1/team-member/appointment-requests',
      'GET /api/v1/team-member/appointment-requests/:id',
    ],
    prefetched: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-appointment-requests" */ '../appointment-requests/routes'
        )
      ).area,
  },
  {
    name: 'practice.team-member',
    routes: [
      'GET /api/v1/team-member/practice',
      'GET /api/v1/team-member/team',
      'GET /api/v1/team-member/plans',
      'GET /api/v1/team-member/active-patients',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-team-member" */ '../team-member/routes')).area,
  },
  {
    name: 'practice.vacations-of-team',
    routes: [
      'GET /api/v1/team-member/vacations',
      'POST /api/v1/team-member/vacations',
      'POST /api/v1/team-member/vacations/preview',
      'GET /api/v1/team-member/vacations/:id',
      'PUT /api/v1/team-member/vacations/:id',
      'DELETE /api/v1/team-member/vacations/:id',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-vacations-of-team" */ '../vacations/team-routes'))
        .area,
  },
];
