import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { nextDoor, people, sample } from '@praxis/sdk/testing';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';
import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';

const appointments = '/patient/appointments';

testPagesWithHostileTexts({
  remote,
  records: {
    '/patient/subscribe/:planId': `/patient/subscribe/${nextDoor.plans.essential}?doctor=${people.colleague}`,
    '/patient/appointments/:id': recordOf('patient', listPatientAppointments, appointments),
    '/patient/messages/:id': `/patient/messages/${sample.thread}`,
    '/patient/invoices/:id': recordOf('patient', listInvoices, '/patient/invoices'),
  },
  more: [`${appointments}/book?doctor=${people.doctor}`],
  without: ['/patient/cards', '/patient/billing'],
});
