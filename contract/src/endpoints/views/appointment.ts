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

/** What the practice's people and the patient see alike of an appointment. */
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
  /** The record that stands for it now, where it was moved: the last one of all moves. */
  movedTo: z.optional(z.pick(appointmentSchema, { id: true, startAt: true, endAt: true })),
  visitType: visitTypeSummary,
  /** When a request or a proposal lapses that waits for an answer; when it did, where none came. */
  lapsesAt: z.optional(instantSchema),
  /** Whether it uses up one of the plan's appointments: an unlimited plan has as many as anybody likes. */
  usesAllowance: z.boolean(),
  /**
   * Until when the patient may cancel or move it; null where nothing can be moved any more. What the
   * practice cancels later on the patient's wish stays used.
   */
  changeableUntil: z.nullable(instantSchema),
} as const;

/** A doctor sees everything of their own appointments, the reason included. */
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

/** A team member sees the reason of the requests that they claimed, and of no other. */
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
  /** Booked and still to come, but so near that the practice alone can cancel or move it. */
  tooLateToChange: z.boolean(),
  /**
   * Its event in calendars (RFC 5545). Each move makes a record of its own: `uid` stays that of the
   * first one, and `sequence` grows with every change, so that the newest file replaces older ones.
   */
  calendarEvent: z.object({ uid: z.string(), sequence: z.int() }),
  actions: z.array(z.enum(patientAppointmentActions)),
});
export type PatientAppointment = z.infer<typeof patientAppointmentSchema>;
