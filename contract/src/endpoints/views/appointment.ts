import * as z from '@praxis/contract/schema';
import {
  doctorAppointmentActions,
  patientAppointmentActions,
  teamAppointmentActions,
} from '../../entities/actions';
import { appointmentSchema } from '../../entities/appointment';
import { idSchema, instantSchema, personSchema } from '../../entities/primitives';
import { visitModeSchema } from '../../entities/visit-type';

const visitTypeSummary = z.object({
  id: idSchema,
  name: z.string(),
  mode: visitModeSchema,
});

/** Fields shared by all views of an appointment. */
const shared = {
  ...z.pick(appointmentSchema, {
    id: true,
    version: true,
    createdAt: true,
    updatedAt: true,
    doctorId: true,
    visitTypeId: true,
    startAt: true,
    endAt: true,
    timeZone: true,
    state: true,
    status: true,
    proposedStartAt: true,
    cancel: true,
    previousId: true,
  }).shape,
  /** The current record, if it was rescheduled: the last one of the chain. */
  movedTo: z.optional(z.pick(appointmentSchema, { id: true, startAt: true, endAt: true })),
  visitType: visitTypeSummary,
  /** When an open request or proposal lapses, or when it lapsed. */
  lapsesAt: z.optional(instantSchema),
  /** Whether it counts toward a limited allowance; false for unlimited plans. */
  usesAllowance: z.boolean(),
  /**
   * Until when the patient may cancel or reschedule; null if that is no longer possible. If the practice
   * cancels later at the patient's request, the appointment still counts toward the allowance.
   */
  changeableUntil: z.nullable(instantSchema),
} as const;

/** An appointment for its doctor: everything, including the reason. */
export const doctorAppointmentSchema = z.object({
  ...shared,
  patientId: idSchema,
  patient: personSchema,
  subscriptionId: z.nullable(idSchema),
  reason: z.string(),
  claimedBy: z.optional(personSchema),
  actions: z.array(z.enum(doctorAppointmentActions)),
});
export type DoctorAppointment = z.infer<typeof doctorAppointmentSchema>;

/** An appointment for team members, with the reason only of requests that they claimed. */
export const teamAppointmentSchema = z.object({
  ...shared,
  patientId: idSchema,
  patient: personSchema,
  doctor: personSchema,
  /** Null unless the caller claimed the request. */
  reason: z.nullable(z.string()),
  claimedBy: z.optional(personSchema),
  actions: z.array(z.enum(teamAppointmentActions)),
});
export type TeamAppointment = z.infer<typeof teamAppointmentSchema>;

export const patientAppointmentSchema = z.object({
  ...shared,
  doctor: personSchema,
  practice: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  subscriptionId: z.nullable(idSchema),
  reason: z.string(),
  /** Booked and upcoming, but only the practice can still cancel or reschedule it. */
  tooLateToChange: z.boolean(),
  /**
   * Calendar event (RFC 5545). Rescheduling creates a new record: `uid` stays that of the first one, and
   * `sequence` grows with every change, so that the newest file replaces older ones.
   */
  calendarEvent: z.object({ uid: z.string(), sequence: z.int() }),
  actions: z.array(z.enum(patientAppointmentActions)),
});
export type PatientAppointment = z.infer<typeof patientAppointmentSchema>;
