import * as z from '@praxis/contract/schema';
import { countSchema, idSchema, instantSchema, recordFields, timeZoneSchema } from './primitives';

/** The machine's states (docs/domain.md#appointment); `released` is a hold that was given up. */
export const appointmentStates = [
  'held',
  'released',
  'requested',
  'proposed',
  'booked',
  'checkedIn',
  'fulfilled',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'noShow',
] as const;
export const appointmentStateSchema = z.enum(appointmentStates);
export type AppointmentState = z.infer<typeof appointmentStateSchema>;

export const appointmentStatuses = ['unfulfilled', 'fulfilled'] as const;
export const appointmentStatusSchema = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof appointmentStatusSchema>;

/** The states that occupy the doctor's time. */
export const blockingStates = ['held', 'requested', 'proposed', 'booked', 'checkedIn'] as const;
/** *Unfulfilled* shows these by default; the others of its states are closed. */
export const openStates = ['requested', 'proposed', 'booked', 'checkedIn'] as const;
export const closedStates = ['declined', 'withdrawn', 'lapsed', 'cancelled', 'noShow'] as const;

export const cancelCodes = [
  'patientRequest',
  'practiceRequest',
  'doctorUnavailable',
  'vacation',
  'rescheduled',
  'subscriptionEnded',
  'other',
] as const;
export const cancelCodeSchema = z.enum(cancelCodes);
export type CancelCode = z.infer<typeof cancelCodeSchema>;

/** The reasons that a practice gives; the others come about by themselves. */
export const practiceCancelCodes = [
  'practiceRequest',
  'doctorUnavailable',
  'patientRequest',
  'other',
] as const satisfies readonly CancelCode[];
export type PracticeCancelCode = (typeof practiceCancelCodes)[number];

export const cancellationSchema = z.object({
  by: idSchema,
  at: instantSchema,
  code: cancelCodeSchema,
  /** After the cancel window: the visit is not returned to the allowance. */
  late: z.boolean(),
});

export const appointmentSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  patientId: idSchema,
  /** Null for a visit outside of any subscription. */
  subscriptionId: z.nullable(idSchema),
  visitTypeId: idSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  /** The visit type's buffers when it was booked: they block the doctor's time too. */
  bufferBeforeMin: countSchema,
  bufferAfterMin: countSchema,
  /** The practice's time zone when it was booked. */
  timeZone: timeZoneSchema,
  state: appointmentStateSchema,
  status: appointmentStatusSchema,
  reason: z.string().check(z.maxLength(1000)),
  /** The team member who takes care of the request. */
  claimedBy: z.optional(idSchema),
  proposedStartAt: z.optional(instantSchema),
  /** When that was proposed: the proposal lapses after a while. */
  proposedAt: z.optional(instantSchema),
  cancel: z.optional(cancellationSchema),
  /** The record that this one replaces: rescheduling makes a new linked record. */
  previousId: z.optional(idSchema),
  /** When a hold is given up by itself; only in state held. */
  heldUntil: z.optional(instantSchema),
  fulfilledAt: z.optional(instantSchema),
  /** When the patient was reminded of the visit. */
  remindedAt: z.optional(instantSchema),
});
export type Appointment = z.infer<typeof appointmentSchema>;
