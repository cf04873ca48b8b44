import {
  getPatientAppointment,
  listPatientAppointments,
  previewBooking,
} from '@praxis/contract/endpoints/patient-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';
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

/** Free times of some days. */
export const slotsQuery = query({ app: 'patient', name: 'slots', endpoint: listSlots });

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
    { doctorId, visitTypeId, after }: { doctorId: string; visitTypeId: string; after: string },
    options,
  ): Promise<{ startAt: string | null }> {
    for (let index = 0; index < maxRequests; index += 1) {
      const from = addDays(after, index * daysPerRequest);
      const { items } = await client.call(
        listSlots,
        {
          params: { id: doctorId },
          query: { from, to: addDays(from, daysPerRequest - 1), visitTypeId },
        },
        options,
      );
      if (items[0]) return { startAt: items[0].startAt };
    }
    return { startAt: null };
  },
});
