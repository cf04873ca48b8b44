import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { byId } from './params';
import { slotDaysQuery, slotsSchema } from './public';

/**
 * Lists the other times to which an appointment can be rescheduled, or which can be proposed for a request:
 * free slots of its length and buffers as booked, including those that overlap only the appointment itself.
 * Staff are offered times within the lead time too.
 */
export const listAppointmentSlots = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/:id/slots',
  audience: ['doctor', 'teamMember', 'patient'],
  params: byId,
  query: z.object(slotDaysQuery),
  response: slotsSchema,
  reads: ['doctor', 'practice', 'availability', 'visitType', 'vacation', 'appointment'],
});
