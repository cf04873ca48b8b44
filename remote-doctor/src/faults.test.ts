import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { listPayouts } from '@praxis/contract/endpoints/payments';
import { getAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { getPractice } from '@praxis/contract/endpoints/practice';
import { sample } from '@praxis/sdk/testing';
import { recordOf, testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

testPagesUnderFaults({
  remote,
  records: {
    '/doctor/plans/:id': `/doctor/plans/${sample.plans.plus}`,
    '/doctor/patients/:id': `/doctor/patients/${sample.membership}`,
    '/doctor/appointments/:id': recordOf('doctor', listDoctorAppointments, '/doctor/appointments'),
    '/doctor/messages/:id': `/doctor/messages/${sample.thread}`,
    '/doctor/payments/:id': recordOf('doctor', listPayouts, '/doctor/payments'),
  },
  // The zone of days, which is the doctor's own without it; the hours behind the calendar.
  beside: {
    '/doctor/patients': [getPractice],
    '/doctor/patients/:id': [getPractice],
    '/doctor/team': [getPractice],
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
