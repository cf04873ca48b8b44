import type { AnswerOf } from '@praxis/contract';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';

export type ListDoctorAppointmentsAnswer = AnswerOf<typeof listDoctorAppointments>;

/** One page of the doctor's appointments under a tab, with the counts of the tabs. */
export const appointmentsGroup = dataGroup({
  app: 'doctor',
  name: 'appointments',
  endpoint: listDoctorAppointments,
});
