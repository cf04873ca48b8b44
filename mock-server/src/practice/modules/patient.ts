import type { BackEndModule } from '../../core/module';

/** What patients call. */
export const patientModules: readonly BackEndModule[] = [
  {
    name: 'practice.billing',
    routes: ['GET /api/v1/patient/billing', 'PUT /api/v1/patient/billing'],
    load: () => import(/* webpackChunkName: "api-billing" */ '../billing/routes'),
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
    load: () => import(/* webpackChunkName: "api-cards" */ '../cards/routes'),
  },
  {
    name: 'practice.invoices-payment',
    routes: ['POST /api/v1/patient/invoices/:id/pay'],
    load: () => import(/* webpackChunkName: "api-invoices-payment" */ '../invoices/payment'),
  },
  {
    name: 'practice.invoices',
    routes: ['GET /api/v1/patient/invoices', 'GET /api/v1/patient/invoices/:id'],
    load: () => import(/* webpackChunkName: "api-invoices" */ '../invoices/routes'),
  },
  {
    name: 'practice.patient-appointments-booking',
    routes: ['POST /api/v1/holds', 'POST /api/v1/patient/appointments'],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-appointments-booking" */ '../patient-appointments/booking'
      ),
  },
  {
    name: 'practice.patient-appointments-commands',
    routes: [
      'POST /api/v1/patient/appointments/:id/cancel',
      'POST /api/v1/patient/appointments/:id/reschedule',
      'POST /api/v1/patient/appointments/:id/accept',
      'POST /api/v1/patient/appointments/:id/withdraw',
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-appointments-commands" */ '../patient-appointments/commands'
      ),
  },
  {
    name: 'practice.patient-appointments',
    routes: ['GET /api/v1/patient/appointments', 'GET /api/v1/patient/appointments/:id'],
    load: () =>
      import(/* webpackChunkName: "api-patient-appointments" */ '../patient-appointments/routes'),
  },
  {
    name: 'practice.patient-data',
    routes: ['GET /api/v1/patient/accesses', 'POST /api/v1/patient/data-export'],
    load: () => import(/* webpackChunkName: "api-patient-data" */ '../patient-data/routes'),
  },
  {
    name: 'practice.patient-subscriptions-commands',
    routes: [
      'POST /api/v1/patient/subscriptions',
      'POST /api/v1/patient/subscriptions/:id/cancel-preview',
      'POST /api/v1/patient/subscriptions/:id/cancel',
      'POST /api/v1/patient/subscriptions/:id/resume',
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-subscriptions-commands" */ '../patient-subscriptions/commands'
      ),
  },
  {
    name: 'practice.patient-subscriptions-plan-change',
    routes: [
      'POST /api/v1/patient/subscriptions/:id/change-plan-preview',
      'POST /api/v1/patient/subscriptions/:id/change-plan',
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-subscriptions-plan-change" */ '../patient-subscriptions/plan-change'
      ),
  },
  {
    name: 'practice.patient-subscriptions',
    routes: ['GET /api/v1/patient/subscriptions'],
    load: () =>
      import(/* webpackChunkName: "api-patient-subscriptions" */ '../patient-subscriptions/routes'),
  },
];
