import {
  listDoctorAppointments,
  proposeAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { testProposedTimes } from '@praxis/sdk/testing/proposed-times';
import { remote } from '../../remote';

testProposedTimes({
  remote,
  role: 'doctor',
  path: '/doctor/appointments',
  list: listDoctorAppointments,
  propose: proposeAppointment,
});
