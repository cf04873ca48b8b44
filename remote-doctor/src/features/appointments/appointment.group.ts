import { getDoctorAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';

/** One appointment, with the reason that the patient gave. */
export const appointmentGroup = dataGroup({
  app: 'doctor',
  name: 'appointment',
  endpoint: getDoctorAppointment,
});
