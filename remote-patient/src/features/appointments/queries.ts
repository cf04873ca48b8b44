import type { ResponseOf } from '@praxis/contract';
import { listAppointmentSlots } from '@praxis/contract/endpoints/appointment-slots';
import {
  getPatientAppointment,
  listPatientAppointments,
  previewBooking,
} from '@praxis/contract/endpoints/patient-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import { query, type CallOptions, type Client } from '@praxis/sdk/data';
import { addDays } from '@praxis/sdk/ui/page';

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

/** Consequences of booking the chosen time. */
export const bookingPreviewQuery = query({
  app: 'patient',
  name: 'booking-preview',
  endpoint: previewBooking,
});

/** What a time is chosen for: a new appointment, or one that is rescheduled. */
export interface SlotPurpose {
  doctorId: string;
  visitTypeId: string;
  /** The appointment that is rescheduled, which doesn't block its own time. */
  movedId?: string | undefined;
}

interface Days {
  from: string;
  to: string;
}

function loadSlots(
  client: Client,
  { doctorId, visitTypeId, movedId }: SlotPurpose,
  days: Days,
  options: CallOptions,
): Promise<ResponseOf<typeof listSlots>> {
  return movedId === undefined
    ? client.call(listSlots, { params: { id: doctorId }, query: { ...days, visitTypeId } }, options)
    : client.call(listAppointmentSlots, { params: { id: movedId }, query: days }, options);
}

/** Free times of some days. */
export const slotsQuery = query({
  app: 'patient',
  name: 'slots',
  endpoint: listSlots,
  ask: (client, { from, to, ...purpose }: SlotPurpose & Days, options) =>
    loadSlots(client, purpose, { from, to }, options),
});

/** Maximum number of days per request. */
const daysPerRequest = 31;
/** Maximum number of requests: no practice takes bookings that far ahead. */
const maxRequests = 6;

/** The first free time from a day on, or null. */
export const nextFreeQuery = query({
  app: 'patient',
  name: 'next-free',
  endpoint: listSlots,
  async ask(
    client,
    { after, ...purpose }: SlotPurpose & { after: string },
    options,
  ): Promise<{ startAt: string | null }> {
    for (let index = 0; index < maxRequests; index += 1) {
      const from = addDays(after, index * daysPerRequest);
      const days = { from, to: addDays(from, daysPerRequest - 1) };
      const { items } = await loadSlots(client, purpose, days, options);
      if (items[0]) return { startAt: items[0].startAt };
    }
    return { startAt: null };
  },
});
