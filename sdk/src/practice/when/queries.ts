import { listAppointmentSlots } from '@praxis/contract/endpoints/appointment-slots';
import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '../../data/query';

/** A day of a doctor on which a time is chosen. */
interface FreeTimesOfDay {
  doctorId: string;
  visitTypeId: string;
  on: string;
  /** The appointment that gets another time: it doesn't block its own time. */
  appointmentId?: string | undefined;
}

/** A doctor's available times on a day. */
export const freeTimesQuery = query({
  app: 'when',
  name: 'free-times',
  endpoint: listSlots,
  ask(client, { doctorId, visitTypeId, on, appointmentId }: FreeTimesOfDay, options) {
    const day = { from: on, to: on };
    return appointmentId === undefined
      ? client.call(
          listSlots,
          { params: { id: doctorId }, query: { ...day, visitTypeId, staff: true } },
          options,
        )
      : client.call(listAppointmentSlots, { params: { id: appointmentId }, query: day }, options);
  },
});
