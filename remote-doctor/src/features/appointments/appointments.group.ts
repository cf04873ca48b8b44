import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the doctor's appointments under a tab, with the counts of the tabs. */
export const appointmentsGroup = dataGroup({
  app: 'doctor',
  name: 'appointments',
  endpoint: listDoctorAppointments,
});
