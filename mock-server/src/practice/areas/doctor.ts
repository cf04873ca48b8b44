import type { Area } from '../../core/area';

/** What doctors call. */
export const doctorAreas: readonly Area[] = [
  {
    name: 'practice.dashboard',
    routes: ['GET /api/v1/doctor/dashboard'],
    prefetched: true,
    load: async () =>
      (await import(/* webpackChunkName: "api-dashboard" */ '../dashboard/routes')).area,
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
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-doctor-appointments-commands" */ '../doctor-appointments/commands'
        )
      ).area,
  },
  {
    name: 'practice.doctor-appointments',
    routes: ['GET /api/v1/doctor/appointments', 'GET /api/v1/doctor/appointments/:id'],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-doctor-appointments" */ '../doctor-appointments/routes'
        )
      ).area,
  },
  {
    name: 'practice.payments-commands',
    routes: [
      'POST /api/v1/doctor/payments/charges/:id/refunds',
      'POST /api/v1/doctor/payments/payouts',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-payments-commands" */ '../payments/commands')).area,
  },
  {
    name: 'practice.payments',
    routes: [
      'GET /api/v1/doctor/payments/charges',
      'GET /api/v1/doctor/payments/refunds',
      'GET /api/v1/doctor/payments/payouts',
      'GET /api/v1/doctor/payments/payouts/:id/items',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-payments" */ '../payments/routes')).area,
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
    load: async () =>
      (await import(/* webpackChunkName: "api-plans-commands" */ '../plans/commands')).area,
  },
  {
    name: 'practice.plans',
    routes: [
      'GET /api/v1/doctor/plans',
      'GET /api/v1/doctor/active-plans',
      'GET /api/v1/doctor/plans/:id',
    ],
    load: async () => (await import(/* webpackChunkName: "api-plans" */ '../plans/routes')).area,
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
    load: async () =>
      (await import(/* webpackChunkName: "api-profile" */ '../profile/routes')).area,
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
    load: async () =>
      (await import(/* webpackChunkName: "api-subscribers-commands" */ '../subscribers/commands'))
        .area,
  },
  {
    name: 'practice.subscribers',
    routes: ['GET /api/v1/doctor/subscribers', 'GET /api/v1/doctor/subscribers/:id'],
    load: async () =>
      (await import(/* webpackChunkName: "api-subscribers" */ '../subscribers/routes')).area,
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
    load: async () => (await import(/* webpackChunkName: "api-team" */ '../team/routes')).area,
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
    load: async () =>
      (await import(/* webpackChunkName: "api-vacations-of-doctor" */ '../vacations/doctor-routes'))
        .area,
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
    load: async () =>
      (await import(/* webpackChunkName: "api-visit-types" */ '../visit-types/routes')).area,
  },
];
