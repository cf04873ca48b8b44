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
import { listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { patientAppointmentSchema } from './views/appointment';

const audience = ['patient'] as const;
const answer = patientAppointmentSchema;
const reads = [
  'appointment',
  'visitType',
  'subscription',
  'doctor',
  'account',
  'practice',
] as const;
/** The appointment, what it takes from the subscription or gives back, and the news to the practice. */
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

/** Keeps a slot for ten minutes. A new hold gives up the patient's older one. */
export const createHold = endpoint({
  method: 'POST',
  path: '/api/v1/holds',
  audience,
  body: z.strictObject(slot),
  answer: holdSchema,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors],
  changes: ['appointment'],
  idempotent: true,
});

const path = '/api/v1/patient/appointments';
const onePath = '/api/v1/patient/appointments/:id';

/** What booking a time means, before it is booked. */
export const bookingPreviewSchema = z.object({
  /** Booked at once, or requested, as the practice's booking mode says. */
  state: z.enum(['booked', 'requested']),
  endAt: instantSchema,
  /** Until when the patient may cancel or move it; null where that is over already. */
  changeableUntil: z.nullable(instantSchema),
});
export type BookingPreview = z.infer<typeof bookingPreviewSchema>;

export const previewBooking = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: z.strictObject(slot),
  answer: bookingPreviewSchema,
  reads: ['doctor', 'practice', 'visitType', 'subscription'],
});

const { closed, from, to } = appointmentFilters;

export const listPatientAppointments = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    closed,
    from,
    to,
    /** What is still to come or goes on, or what took place or whose time has passed. */
    time: z.optional(z.enum(['ahead', 'past'])),
  }),
  answer: tabbedListAnswer(answer, appointmentTabs),
  reads,
});

/** Booked at once or requested, as the practice's booking mode says. */
export const bookAppointment = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    ...slot,
    reason: z._default(reasonInput, ''),
    holdId: z.optional(idSchema),
  }),
  answer,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors, 'too_many_requests_open'],
  changes: bookingChanges,
  idempotent: true,
});

export const getPatientAppointment = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  answer,
  reads,
});

const command = { method: 'POST', audience, params: byId, answer, versioned: true } as const;

export const cancelMyAppointment = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  errors: ['transition_not_allowed', 'cancel_window_closed'],
  changes: bookingChanges,
});

/** Answers with the new record, which is linked to the old one. */
export const rescheduleMyAppointment = endpoint({
  ...command,
  path: `${onePath}/reschedule`,
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', 'cancel_window_closed', ...bookingErrors, ...membershipErrors],
  changes: bookingChanges,
  idempotent: true,
});

/** Accepts the time that the practice proposed. */
export const acceptProposal = endpoint({
  ...command,
  path: `${onePath}/accept`,
  errors: ['transition_not_allowed', ...slotErrors, ...membershipErrors],
  changes: bookingChanges,
});

/** Withdraws a request, or declines the time that the practice proposed. */
export const withdrawAppointment = endpoint({
  ...command,
  path: `${onePath}/withdraw`,
  errors: ['transition_not_allowed'],
  changes: ['appointment', 'notification'],
});
