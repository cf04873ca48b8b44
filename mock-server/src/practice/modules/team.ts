import type { BackEndModule } from '../../core/module';

/** What team members call. */
export const teamModules: readonly BackEndModule[] = [
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
    load: () =>
      import(
        /* webpackChunkName: "api-appointment-requests-commands" */ '../appointment-requests/commands'
      ),
  },
  {
    name: 'practice.appointment-requests',
    routes: [
      'GET /api/v1/team-member/appointment-requests',
      'GET /api/v1/team-member/appointment-requests/:id',
    ],
    load: () =>
      import(/* webpackChunkName: "api-appointment-requests" */ '../appointment-requests/routes'),
  },
  {
    name: 'practice.team-member',
    routes: [
      'GET /api/v1/team-member/practice',
      'GET /api/v1/team-member/team',
      'GET /api/v1/team-member/plans',
      'GET /api/v1/team-member/active-patients',
    ],
    load: () => import(/* webpackChunkName: "api-team-member" */ '../team-member/routes'),
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
    load: () => import(/* webpackChunkName: "api-vacations-of-team" */ '../vacations/team-routes'),
  },
];
