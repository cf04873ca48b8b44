import { getAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { getPractice } from '@praxis/contract/endpoints/practice';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';
import { recordPages } from './testing/record-pages';

testPagesUnderFaults({
  remote,
  records: recordPages,
  // Requests whose failure leaves the page usable: the practice's time zone, for which the doctor's
  // own (and named) zone stands in, and the calendar's opening hours.
  beside: {
    '/doctor/patients': [getPractice],
    '/doctor/patients/:id': [getPractice],
    '/doctor/team': [getPractice],
    '/doctor/profile?tab=audit': [getPractice],
    '/doctor/payments': [getPractice],
    '/doctor/payments?tab=refunds': [getPractice],
    '/doctor/payments/:id': [getPractice],
    '/doctor/appointments?view=week': [getAvailability],
  },
  more: [
    '/doctor/appointments?view=week',
    ...['practice', 'background', 'availability', 'visitTypes', 'payout', 'audit'].map(
      (tab) => `/doctor/profile?tab=${tab}`,
    ),
    ...['refunds', 'payouts'].map((tab) => `/doctor/payments?tab=${tab}`),
  ],
});
