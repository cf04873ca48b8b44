import type { Appointment } from '../../entities/appointment';
import { RuleError } from '../../errors';
import { isBlocking } from './appointment-machine';
import { effectiveSpan } from './effective-span';
import { localDate } from '../time/calendar';
import { minute, overlaps } from '../time/instants';
import type { Hours, SlotVisitType, Span } from './slots';
import { bookingWindow, gridMin, occupied, startsOn } from './slots';

/** Maximum number of open requests of a patient (docs/domain.md#booking-rules). */
export const maxOpenRequests = 2;

/** Returns the time that an appointment blocks, buffers included. */
export function blockedSpan(appointment: Appointment): Span {
  const { from, to } = effectiveSpan(appointment);
  return {
    from: from - appointment.bufferBeforeMin * minute,
    to: to + appointment.bufferAfterMin * minute,
  };
}

export interface SlotContext {
  now: number;
  policies: { leadTimeMin: number; horizonDays: number };
  hours: Hours;
  visitType: SlotVisitType;
  /** The doctor's vacations. */
  closed: readonly Span[];
  /** Appointments that may overlap the slot: the doctor's, and the patient's with any doctor. */
  doctorAppointments: readonly Appointment[];
  patientAppointments: readonly Appointment[];
  /** Staff are exempt from lead time and weekly hours, but cannot book in the past. */
  staff: boolean;
}

/** Checks that a start is within the booking window. @throws {RuleError} `lead_time` or `too_far_ahead` */
export function checkBookingWindow(
  start: number,
  { now, policies, hours, staff }: Pick<SlotContext, 'now' | 'policies' | 'hours' | 'staff'>,
): void {
  const { earliest, latest } = bookingWindow(now, policies, hours.timeZone);
  if (start < (staff ? now : earliest)) throw new RuleError('lead_time');
  if (start > latest) throw new RuleError('too_far_ahead');
}

/**
 * Checks that a start is on the grid, outside of vacations and, for patients, within the weekly hours.
 * @throws {RuleError} `slot_not_offered`; `details.reason` is `grid` if only the grid prevents a booking by
 * staff, and `away` if only a vacation does
 */
export function checkOffered(
  start: number,
  {
    hours,
    visitType,
    closed,
    staff,
  }: Pick<SlotContext, 'hours' | 'visitType' | 'closed' | 'staff'>,
): void {
  const visit = { from: start, to: start + visitType.durationMin * minute };
  // UTC offsets of all time zones are multiples of 15 minutes.
  const isOffered = staff
    ? start % (gridMin * minute) === 0
    : startsOn(hours, visitType, localDate(start, hours.timeZone)).includes(start);
  const isAway = closed.some((span) => overlaps(span, visit));
  if (isOffered && !isAway) return;
  const reason = isOffered ? 'away' : staff ? 'grid' : undefined;
  throw new RuleError('slot_not_offered', undefined, undefined, reason && { reason });
}

/**
 * Checks that no blocking appointment of the doctor overlaps, buffers included. @throws {RuleError}
 * `slot_taken`
 */
export function checkDoctorFree(
  span: Span,
  appointments: readonly Appointment[],
  exceptIds: readonly string[] = [],
): void {
  const taken = appointments.some(
    (one) => isBlocking(one) && !exceptIds.includes(one.id) && overlaps(blockedSpan(one), span),
  );
  if (taken) throw new RuleError('slot_taken');
}

/** Checks that the patient has no overlapping appointment. @throws {RuleError} `patient_overlap` */
export function checkPatientFree(
  visit: Span,
  appointments: readonly Appointment[],
  exceptIds: readonly string[] = [],
): void {
  const busy = appointments.some(
    (one) => isBlocking(one) && !exceptIds.includes(one.id) && overlaps(effectiveSpan(one), visit),
  );
  if (busy) throw new RuleError('patient_overlap');
}

/** Checks a new time: the booking window, then `checkFree`. @throws {RuleError} the first violated rule */
export function checkSlot(
  start: number,
  context: SlotContext,
  exceptIds: readonly string[] = [],
): void {
  checkBookingWindow(start, context);
  checkFree(start, context, exceptIds);
}

/**
 * Checks a time except for the booking window: offered, doctor free, patient free. @throws {RuleError} the
 * first violated rule
 */
export function checkFree(
  start: number,
  context: SlotContext,
  exceptIds: readonly string[] = [],
): void {
  const { visitType, doctorAppointments, patientAppointments } = context;
  checkOffered(start, context);
  checkDoctorFree(occupied(start, visitType), doctorAppointments, exceptIds);
  const visit = { from: start, to: start + visitType.durationMin * minute };
  checkPatientFree(visit, patientAppointments, exceptIds);
}

/** Checks that a patient has fewer than two open requests. @throws {RuleError} `too_many_requests_open` */
export function checkOpenRequests(patientAppointments: readonly Appointment[]): void {
  const open = patientAppointments.filter(
    ({ state }) => state === 'requested' || state === 'proposed',
  );
  if (open.length >= maxOpenRequests) throw new RuleError('too_many_requests_open');
}
