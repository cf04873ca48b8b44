import { getDoctorAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';

/** The appointment that a dialog is about, as it stands by now. */
export const actedAppointmentGroup = dataGroup({
  app: 'doctor',
  name: 'actedAppointment',
  endpoint: getDoctorAppointment,
});
