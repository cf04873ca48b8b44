import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { nextDoor, people, sample } from '@praxis/sdk/testing';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';

const appointments = '/patient/appointments';

/** The page of one record of each kind, by the path that it is declared with. */
export const recordPages = {
  '/patient/subscribe/:planId': `/patient/subscribe/${nextDoor.plans.essential}?doctor=${people.colleague}`,
  '/patient/appointments/:id': recordOf('patient', listPatientAppointments, appointments),
  '/patient/messages/:id': `/patient/messages/${sample.thread}`,
  '/patient/invoices/:id': recordOf('patient', listInvoices, '/patient/invoices'),
};
