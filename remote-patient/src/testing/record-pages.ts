import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { nextDoor, people, sample } from '@praxis/sdk/testing';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';

const appointments = '/patient/appointments';

/** URL of one record's page of each kind, by declared path. */
export const recordPages = {
  '/patient/subscribe/:planId': `/patient/subscribe/${nextDoor.plans.essential}?doctor=${people.colleague}`,
  '/patient/appointments/:id': recordOf('patient', listPatientAppointments, appointments),
  '/patient/messages/:id': `/patient/messages/${sample.thread}`,
  '/patient/invoices/:id': recordOf('patient', listInvoices, '/patient/invoices'),
};
