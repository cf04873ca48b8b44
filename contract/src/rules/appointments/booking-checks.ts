import type { Appointment } from '../../entities/appointment';
import { RuleError } from '../../errors';
import { isBlocking } from './appointment-machine';
import { effectiveSpan } from './effective-span';
import { localDate } from '../time/calendar';
import { minute, overlaps } from '../time/instants';
import type { Hours, SlotVisitType, Span } from './slots';
import { bookingWindow, gridMin, occupied, startsOn } from './slots';

/** A patient may have so many requests open at once (docs/domain.md#booking-rules). */
export const openRequestsAtMost = 2;

/** What an appointment occupies of the doctor's time, buffers included. */
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
  /** Those that can touch the slot: of the doctor, and of the patient with any doctor. */
  doctorAppointments: readonly Appointment[];
  patientAppointments: readonly Appointment[];
  /** Staff are exempt from the lead time and the weekly hours, but not from the order of time. */
  staff: boolean;
}

/** @throws {RuleError} `lead_time` or `too_far_ahead` */
export function checkBookingWindow(
  start: number,
  { now, policies, hours, staff }: Pick<SlotContext, 'now' | 'policies' | 'hours' | 'staff'>,
): void {
  const { earliest, latest } = bookingWindow(now, policies, hours.timeZone);
  if (start < (staff ? now : earliest)) throw new RuleError('lead_time');
  if (start > latest) throw new RuleError('too_far_ahead');
}

/**
 * On the grid, outside of vacations and, for patients, inside the weekly hours.
 * @throws {RuleError} `slot_not_offered`, with the reason `grid` where staff may book at any time but
 *   this, and `away` where a vacation alone is in the way
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
  // Every time zone is a whole number of quarters of an hour away from UTC.
  const isOffered = staff
    ? start % (gridMin * minute) === 0
    : startsOn(hours, visitType, localDate(start, hours.timeZone)).includes(start);
  const isAway = closed.some((span) => overlaps(span, visit));
  if (isOffered && !isAway) return;
  const reason = isOffered ? 'away' : staff ? 'grid' : undefined;
  throw new RuleError('slot_not_offered', undefined, undefined, reason && { reason });
}

/** No two blocking appointments of a doctor overlap, buffers counted. @throws {RuleError} `slot_taken` */
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

/** @throws {RuleError} `patient_overlap` */
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

/** Everything that a new time has to pass, in the order in which it is told. */
export function checkSlot(
  start: number,
  context: SlotContext,
  exceptIds: readonly string[] = [],
): void {
  checkBookingWindow(start, context);
  checkFree(start, context, exceptIds);
}

/** That nothing stands in the way of a time, however far ahead it is. */
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

/** At most two open requests of a patient. @throws {RuleError} `too_many_requests_open` */
export function checkOpenRequests(patientAppointments: readonly Appointment[]): void {
  const open = patientAppointments.filter(
    ({ state }) => state === 'requested' || state === 'proposed',
  );
  if (open.length >= openRequestsAtMost) throw new RuleError('too_many_requests_open');
}
