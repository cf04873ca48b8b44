import {
  getPatientAppointment,
  listPatientAppointments,
} from '@praxis/contract/endpoints/patient-appointments';
import { getDoctor, listSlots } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** One appointment. */
export const appointmentQuery = query({
  app: 'patient',
  name: 'appointment',
  endpoint: getPatientAppointment,
});

/** One page of the patient's appointments. */
export const appointmentsQuery = query({
  app: 'patient',
  name: 'appointments',
  endpoint: listPatientAppointments,
});

/** The doctor who is booked: what they offer, and how their practice books. */
export const doctorQuery = query({ app: 'patient', name: 'booking-doctor', endpoint: getDoctor });

/** The free times of some days. */
export const slotsQuery = query({ app: 'patient', name: 'slots', endpoint: listSlots });
