import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idSchema, instantSchema } from '../entities/primitives';
import {
  appointmentFilters,
  appointmentSorts,
  appointmentTabs,
  bookingErrors,
  membershipErrors,
  slotErrors,
  reasonInput,
  startInput,
} from './appointment-inputs';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { patientAppointmentSchema } from './views/appointment';

const audience = ['patient'] as const;
const response = patientAppointmentSchema;
const reads = [
  'appointment',
  'visitType',
  'subscription',
  'doctor',
  'account',
  'practice',
] as const;
/**
 * Records changed by a booking: the appointment, the subscription's allowance, and a notification of the
 * practice.
 */
const bookingChanges = ['appointment', 'subscription', 'notification'] as const;

const slot = { doctorId: idSchema, visitTypeId: idSchema, startAt: instantSchema };

export const holdSchema = z.object({
  id: idSchema,
  version: z.int(),
  ...slot,
  endAt: instantSchema,
  heldUntil: instantSchema,
});
export type Hold = z.infer<typeof holdSchema>;

/** Holds a slot for ten minutes. A new hold releases the patient's previous one. */
export const createHold = endpoint({
  method: 'POST',
  path: '/api/v1/holds',
  audience,
  body: z.strictObject(slot),
  response: holdSchema,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors],
  changes: ['appointment'],
  idempotent: true,
});

const path = '/api/v1/patient/appointments';
const onePath = '/api/v1/patient/appointments/:id';

/** Consequences of a booking, before it is made. */
export const bookingPreviewSchema = z.object({
  /** Instant booking or request, by the practice's booking mode. */
  state: z.enum(['booked', 'requested']),
  endAt: instantSchema,
  /** Until when the patient may cancel or reschedule; null if that has already passed. */
  changeableUntil: z.nullable(instantSchema),
});
export type BookingPreview = z.infer<typeof bookingPreviewSchema>;

/** Previews a booking: instant or request, end, and deadline for changes. */
export const previewBooking = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: z.strictObject(slot),
  response: bookingPreviewSchema,
  reads: ['doctor', 'practice', 'visitType', 'subscription'],
});

const { closed, from, to, time } = appointmentFilters;

/** Lists the caller's appointments, with counts of fulfilled and unfulfilled ones. */
export const listPatientAppointments = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    closed,
    from,
    to,
    time,
  }),
  response: tabbedListResponse(response, appointmentTabs),
  reads,
});

/** Books an appointment instantly or as a request, by the practice's booking mode. */
export const bookAppointment = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    ...slot,
    reason: z._default(reasonInput, ''),
    holdId: z.optional(idSchema),
  }),
  response,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors, 'too_many_requests_open'],
  changes: bookingChanges,
  idempotent: true,
});

/** Returns an appointment of the caller. */
export const getPatientAppointment = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response,
  reads,
});

const command = { method: 'POST', audience, params: byId, response, versioned: true } as const;

/** Cancels an appointment, within the cancel window: booked, checkedIn -> cancelled. */
export const cancelMyAppointment = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  errors: ['transition_not_allowed', 'cancel_window_closed'],
  changes: bookingChanges,
});

/** Reschedules an appointment; returns the new record, which is linked to the old one. */
export const rescheduleMyAppointment = endpoint({
  ...command,
  path: `${onePath}/reschedule`,
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', 'cancel_window_closed', ...bookingErrors, ...membershipErrors],
  changes: bookingChanges,
  idempotent: true,
});

/** Accepts the time proposed by the practice. */
export const acceptProposal = endpoint({
  ...command,
  path: `${onePath}/accept`,
  errors: ['transition_not_allowed', ...slotErrors, ...membershipErrors],
  changes: bookingChanges,
});

/** Withdraws a request, or declines a proposed time. */
export const withdrawAppointment = endpoint({
  ...command,
  path: `${onePath}/withdraw`,
  errors: ['transition_not_allowed'],
  changes: ['appointment', 'notification'],
});
