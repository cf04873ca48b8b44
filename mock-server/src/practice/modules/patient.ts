import * as billing from '@praxis/contract/endpoints/billing';
import * as cards from '@praxis/contract/endpoints/cards';
import * as invoices from '@praxis/contract/endpoints/invoices';
import * as patientAppointments from '@praxis/contract/endpoints/patient-appointments';
import * as patientData from '@praxis/contract/endpoints/patient-data';
import * as patientSubscriptions from '@praxis/contract/endpoints/patient-subscriptions';
import type { BackEndModule } from '../../core/module';

/** The endpoints for patients. */
export const patientModules: readonly BackEndModule[] = [
  {
    name: 'practice.billing',
    endpoints: [billing.getBilling, billing.putBilling],
    load: () => import(/* webpackChunkName: "api-billing" */ '../billing/routes'),
  },
  {
    name: 'practice.cards',
    endpoints: [
      cards.setUpCard,
      cards.listCards,
      cards.addCard,
      cards.deleteCard,
      cards.makeCardDefault,
    ],
    load: () => import(/* webpackChunkName: "api-cards" */ '../cards/routes'),
  },
  {
    name: 'practice.invoices-payment',
    endpoints: [invoices.payInvoice],
    load: () => import(/* webpackChunkName: "api-invoices-payment" */ '../invoices/payment'),
  },
  {
    name: 'practice.invoices',
    endpoints: [invoices.listInvoices, invoices.getInvoice],
    load: () => import(/* webpackChunkName: "api-invoices" */ '../invoices/routes'),
  },
  {
    name: 'practice.patient-appointments-booking',
    endpoints: [
      patientAppointments.createHold,
      patientAppointments.bookAppointment,
      patientAppointments.previewBooking,
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-appointments-booking" */ '../patient-appointments/booking'
      ),
  },
  {
    name: 'practice.patient-appointments-commands',
    endpoints: [
      patientAppointments.cancelMyAppointment,
      patientAppointments.rescheduleMyAppointment,
      patientAppointments.acceptProposal,
      patientAppointments.withdrawAppointment,
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-appointments-commands" */ '../patient-appointments/commands'
      ),
  },
  {
    name: 'practice.patient-appointments',
    endpoints: [
      patientAppointments.listPatientAppointments,
      patientAppointments.getPatientAppointment,
    ],
    load: () =>
      import(/* webpackChunkName: "api-patient-appointments" */ '../patient-appointments/routes'),
  },
  {
    name: 'practice.patient-data',
    endpoints: [patientData.listAccesses, patientData.exportData],
    load: () => import(/* webpackChunkName: "api-patient-data" */ '../patient-data/routes'),
  },
  {
    name: 'practice.patient-subscriptions-commands',
    endpoints: [
      patientSubscriptions.subscribe,
      patientSubscriptions.previewSubscribe,
      patientSubscriptions.previewCancel,
      patientSubscriptions.cancelSubscription,
      patientSubscriptions.resumeSubscription,
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-subscriptions-commands" */ '../patient-subscriptions/commands'
      ),
  },
  {
    name: 'practice.patient-subscriptions-plan-change',
    endpoints: [patientSubscriptions.previewChangePlan, patientSubscriptions.changePlan],
    load: () =>
      import(
        /* webpackChunkName: "api-patient-subscriptions-plan-change" */ '../patient-subscriptions/plan-change'
      ),
  },
  {
    name: 'practice.patient-subscriptions',
    endpoints: [patientSubscriptions.listPatientSubscriptions],
    load: () =>
      import(/* webpackChunkName: "api-patient-subscriptions" */ '../patient-subscriptions/routes'),
  },
];
