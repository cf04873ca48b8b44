import * as z from '@praxis/contract/schema';
import { countSchema, idSchema, instantSchema, recordFields, timeZoneSchema } from './primitives';

/** States of the state machine (docs/domain.md#appointment); `released` is a hold that was given up or expired. */
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

/** States that block the doctor's time. */
export const blockingStates = ['held', 'requested', 'proposed', 'booked', 'checkedIn'] as const;
/** Open states, shown by default in the tab `unfulfilled`; its other states are closed. */
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

/** Codes that a practice can choose; the others are set by the system. */
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
  /** Canceled after the cancel window: the appointment still counts toward the allowance. */
  late: z.boolean(),
});

export const appointmentSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  patientId: idSchema,
  /** Null for an appointment without a subscription. */
  subscriptionId: z.nullable(idSchema),
  visitTypeId: idSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  /** The visit type's buffers at booking, in minutes: they block the doctor's time as well. */
  bufferBeforeMin: countSchema,
  bufferAfterMin: countSchema,
  /** The practice's time zone at booking. */
  timeZone: timeZoneSchema,
  state: appointmentStateSchema,
  status: appointmentStatusSchema,
  reason: z.string().check(z.maxLength(1000)),
  /** The team member who claimed the request. */
  claimedBy: z.optional(idSchema),
  /** When it was requested, if a hold was made before; otherwise it is `createdAt`. */
  requestedAt: z.optional(instantSchema),
  proposedStartAt: z.optional(instantSchema),
  /** When the time was proposed: proposals lapse. */
  proposedAt: z.optional(instantSchema),
  cancel: z.optional(cancellationSchema),
  /** The record that this one replaces: rescheduling creates a new, linked record. */
  previousId: z.optional(idSchema),
  /** When a hold expires; only in the state `held`. */
  heldUntil: z.optional(instantSchema),
  fulfilledAt: z.optional(instantSchema),
  /** When the patient was reminded. */
  remindedAt: z.optional(instantSchema),
});
export type Appointment = z.infer<typeof appointmentSchema>;
