import type { Area } from '../../core/area';

/** What patients call. */
export const patientAreas: readonly Area[] = [
  {
    name: 'practice.billing',
    routes: ['GET /api/v1/patient/billing', 'PUT /api/v1/patient/billing'],
    load: async () =>
      (await import(/* webpackChunkName: "api-billing" */ '../billing/routes')).area,
  },
  {
    name: 'practice.cards',
    routes: [
      'POST /api/v1/patient/cards/setup',
      'GET /api/v1/patient/cards',
      'POST /api/v1/patient/cards',
      'DELETE /api/v1/patient/cards/:id',
      'POST /api/v1/patient/cards/:id/default',
    ],
    load: async () => (await import(/* webpackChunkName: "api-cards" */ '../cards/routes')).area,
  },
  {
    name: 'practice.invoices-payment',
    routes: ['POST /api/v1/patient/invoices/:id/pay'],
    load: async () =>
      (await import(/* webpackChunkName: "api-invoices-payment" */ '../invoices/payment')).area,
  },
  {
    name: 'practice.invoices',
    routes: ['GET /api/v1/patient/invoices', 'GET /api/v1/patient/invoices/:id'],
    load: async () =>
      (await import(/* webpackChunkName: "api-invoices" */ '../invoices/routes')).area,
  },
  {
    name: 'practice.patient-appointments-booking',
    routes: ['POST /api/v1/holds', 'POST /api/v1/patient/appointments'],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-appointments-booking" */ '../patient-appointments/booking'
        )
      ).area,
  },
  {
    name: 'practice.patient-appointments-commands',
    routes: [
      'POST /api/v1/patient/appointments/:id/cancel',
      'POST /api/v1/patient/appointments/:id/reschedule',
      'POST /api/v1/patient/appointments/:id/accept',
      'POST /api/v1/patient/appointments/:id/withdraw',
    ],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-appointments-commands" */ '../patient-appointments/commands'
        )
      ).area,
  },
  {
    name: 'practice.patient-appointments',
    routes: ['GET /api/v1/patient/appointments', 'GET /api/v1/patient/appointments/:id'],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-appointments" */ '../patient-appointments/routes'
        )
      ).area,
  },
  {
    name: 'practice.patient-data',
    routes: ['GET /api/v1/patient/accesses', 'POST /api/v1/patient/data-export'],
    load: async () =>
      (await import(/* webpackChunkName: "api-patient-data" */ '../patient-data/routes')).area,
  },
  {
    name: 'practice.patient-subscriptions-commands',
    routes: [
      'POST /api/v1/patient/subscriptions',
      'POST /api/v1/patient/subscriptions/:id/cancel-preview',
      'POST /api/v1/patient/subscriptions/:id/cancel',
      'POST /api/v1/patient/subscriptions/:id/resume',
    ],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-subscriptions-commands" */ '../patient-subscriptions/commands'
        )
      ).area,
  },
  {
    name: 'practice.patient-subscriptions-plan-change',
    routes: [
      'POST /api/v1/patient/subscriptions/:id/change-plan-preview',
      'POST /api/v1/patient/subscriptions/:id/change-plan',
    ],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-subscriptions-plan-change" */ '../patient-subscriptions/plan-change'
        )
      ).area,
  },
  {
    name: 'practice.patient-subscriptions',
    routes: ['GET /api/v1/patient/subscriptions'],
    prefetched: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-subscriptions" */ '../patient-subscriptions/routes'
        )
      ).area,
  },
];
