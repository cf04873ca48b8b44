import type { BackEndModule } from '../../core/module';

/** What doctors call. */
export const doctorModules: readonly BackEndModule[] = [
  {
    name: 'practice.dashboard',
    routes: ['GET /api/v1/doctor/dashboard'],
    load: () => import(/* webpackChunkName: "api-dashboard" */ '../dashboard/routes'),
  },
  {
    name: 'practice.doctor-appointments-commands',
    routes: [
      'POST /api/v1/doctor/appointments',
      'POST /api/v1/doctor/appointments/:id/confirm',
      'POST /api/v1/doctor/appointments/:id/decline',
      'POST /api/v1/doctor/appointments/:id/propose',
      'POST /api/v1/doctor/appointments/:id/cancel',
      'POST /api/v1/doctor/appointments/:id/reschedule',
      'POST /api/v1/doctor/appointments/:id/check-in',
      'POST /api/v1/doctor/appointments/:id/fulfil',
      'POST /api/v1/doctor/appointments/:id/no-show',
      'POST /api/v1/doctor/appointments/:id/reopen',
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-doctor-appointments-commands" */ '../doctor-appointments/commands'
      ),
  },
  {
    name: 'practice.doctor-appointments',
    routes: ['GET /api/v1/doctor/appointments', 'GET /api/v1/doctor/appointments/:id'],
    load: () =>
      import(/* webpackChunkName: "api-doctor-appointments" */ '../doctor-appointments/routes'),
  },
  {
    name: 'practice.payments-commands',
    routes: [
      'POST /api/v1/doctor/payments/charges/:id/refunds',
      'POST /api/v1/doctor/payments/payouts',
    ],
    load: () => import(/* webpackChunkName: "api-payments-commands" */ '../payments/commands'),
  },
  {
    name: 'practice.payments',
    routes: [
      'GET /api/v1/doctor/payments/charges',
      'GET /api/v1/doctor/payments/refunds',
      'GET /api/v1/doctor/payments/payouts',
      'GET /api/v1/doctor/payments/payouts/:id/items',
    ],
    load: () => import(/* webpackChunkName: "api-payments" */ '../payments/routes'),
  },
  {
    name: 'practice.plans-commands',
    routes: [
      'POST /api/v1/doctor/plans',
      'PUT /api/v1/doctor/plans/:id',
      'DELETE /api/v1/doctor/plans/:id',
      'POST /api/v1/doctor/plans/:id/publish',
      'POST /api/v1/doctor/plans/:id/archive',
    ],
    load: () => import(/* webpackChunkName: "api-plans-commands" */ '../plans/commands'),
  },
  {
    name: 'practice.plans',
    routes: [
      'GET /api/v1/doctor/plans',
      'GET /api/v1/doctor/active-plans',
      'GET /api/v1/doctor/plans/:id',
    ],
    load: () => import(/* webpackChunkName: "api-plans" */ '../plans/routes'),
  },
  {
    name: 'practice.profile',
    routes: [
      'GET /api/v1/doctor/background',
      'PUT /api/v1/doctor/background',
      'GET /api/v1/doctor/practice',
      'PUT /api/v1/doctor/practice',
      'GET /api/v1/doctor/payout',
      'PUT /api/v1/doctor/payout',
      'GET /api/v1/doctor/availability',
      'PUT /api/v1/doctor/availability',
    ],
    load: () => import(/* webpackChunkName: "api-profile" */ '../profile/routes'),
  },
  {
    name: 'practice.subscribers-commands',
    routes: [
      'GET /api/v1/doctor/subscribers/:id/charge-preview',
      'POST /api/v1/doctor/subscribers/:id/approve',
      'POST /api/v1/doctor/subscribers/:id/reject',
      'POST /api/v1/doctor/subscribers/:id/end',
      'POST /api/v1/doctor/subscribers/:id/waive',
    ],
    load: () =>
      import(/* webpackChunkName: "api-subscribers-commands" */ '../subscribers/commands'),
  },
  {
    name: 'practice.subscribers',
    routes: ['GET /api/v1/doctor/subscribers', 'GET /api/v1/doctor/subscribers/:id'],
    load: () => import(/* webpackChunkName: "api-subscribers" */ '../subscribers/routes'),
  },
  {
    name: 'practice.team',
    routes: [
      'GET /api/v1/doctor/team',
      'POST /api/v1/doctor/team/invitations',
      'POST /api/v1/doctor/team/invitations/:id/resend',
      'POST /api/v1/doctor/team/invitations/:id/revoke',
      'PATCH /api/v1/doctor/team/:id',
    ],
    load: () => import(/* webpackChunkName: "api-team" */ '../team/routes'),
  },
  {
    name: 'practice.vacations-of-doctor',
    routes: [
      'GET /api/v1/doctor/vacations',
      'POST /api/v1/doctor/vacations',
      'POST /api/v1/doctor/vacations/preview',
      'GET /api/v1/doctor/vacations/:id',
      'PUT /api/v1/doctor/vacations/:id',
      'DELETE /api/v1/doctor/vacations/:id',
    ],
    load: () =>
      import(/* webpackChunkName: "api-vacations-of-doctor" */ '../vacations/doctor-routes'),
  },
  {
    name: 'practice.visit-types',
    routes: [
      'GET /api/v1/doctor/visit-types',
      'POST /api/v1/doctor/visit-types',
      'GET /api/v1/doctor/visit-types/:id',
      'PUT /api/v1/doctor/visit-types/:id',
      'DELETE /api/v1/doctor/visit-types/:id',
    ],
    load: () => import(/* webpackChunkName: "api-visit-types" */ '../visit-types/routes'),
  },
];
