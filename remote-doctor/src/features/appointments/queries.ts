import {
  getDoctorAppointment,
  listDoctorAppointments,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { ResponseOf } from '@praxis/contract';
import { fetchAllPages } from '../../shared/fetch-all-pages';
import { query } from '@praxis/sdk/data';

/** One appointment, with the reason that the patient gave. */
export const appointmentQuery = query({
  app: 'doctor',
  name: 'appointment',
  endpoint: getDoctorAppointment,
});

export type ListDoctorAppointmentsResponse = ResponseOf<typeof listDoctorAppointments>;

/** One page of the doctor's appointments in a tab, with the counts of all tabs. */
export const appointmentsQuery = query({
  app: 'doctor',
  name: 'appointments',
  endpoint: listDoctorAppointments,
});

interface Period {
  /** Local dates of the practice, both inclusive. */
  from: string;
  to: string;
  /** Include canceled appointments and those that didn't take place. */
  withClosed: boolean;
}

/** All appointments of some days, from as many pages as needed. */
export const periodAppointmentsQuery = query({
  app: 'doctor',
  name: 'period-appointments',
  endpoint: listDoctorAppointments,
  ask: (client, { withClosed, ...days }: Period, options) =>
    fetchAllPages((page) =>
      client.call(
        listDoctorAppointments,
        { query: { ...days, status: 'all', closed: withClosed && 'all', ...page } },
        options,
      ),
    ),
});
