import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { listPayouts } from '@praxis/contract/endpoints/payments';
import { sample } from '@praxis/sdk/testing';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';

/** URL of one record's page of each kind, by declared path. */
export const recordPages = {
  '/doctor/plans/:id': `/doctor/plans/${sample.plans.plus}`,
  '/doctor/patients/:id': `/doctor/patients/${sample.membership}`,
  '/doctor/appointments/:id': recordOf('doctor', listDoctorAppointments, '/doctor/appointments'),
  '/doctor/messages/:id': `/doctor/messages/${sample.thread}`,
  '/doctor/payments/:id': recordOf('doctor', listPayouts, '/doctor/payments'),
};
