import {
  getDoctorAppointment,
  listDoctorAppointments,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { AnswerOf } from '@praxis/contract';
import { wholeList } from '../../shared/whole-list';
import { query } from '@praxis/sdk/data';

/** One appointment, with the reason that the patient gave. */
export const appointmentQuery = query({
  app: 'doctor',
  name: 'appointment',
  endpoint: getDoctorAppointment,
});

export type ListDoctorAppointmentsAnswer = AnswerOf<typeof listDoctorAppointments>;

/** One page of the doctor's appointments under a tab, with the counts of the tabs. */
export const appointmentsQuery = query({
  app: 'doctor',
  name: 'appointments',
  endpoint: listDoctorAppointments,
});

interface Period {
  /** Local dates of the practice, both included. */
  from: string;
  to: string;
  /** Those that did not take place as well. */
  withClosed: boolean;
}

/** Every appointment of some days, whatever their number. */
export const periodAppointmentsQuery = query({
  app: 'doctor',
  name: 'periodAppointments',
  endpoint: listDoctorAppointments,
  async ask(client, { withClosed, ...days }: Period, options) {
    const ask = (filter: { status: 'all' | 'unfulfilled'; closed: boolean }) =>
      wholeList((page) =>
        client.call(listDoctorAppointments, { query: { ...days, ...filter, ...page } }, options),
      );
    const [taking, closed] = await Promise.all([
      ask({ status: 'all', closed: false }),
      withClosed ? ask({ status: 'unfulfilled', closed: true }) : null,
    ]);
    return closed ? { ...taking, items: [...taking.items, ...closed.items] } : taking;
  },
});
