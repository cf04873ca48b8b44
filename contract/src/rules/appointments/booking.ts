import type { Appointment } from '../../entities/appointment';
import type { Practice } from '../../entities/practice';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import type { VisitType } from '../../entities/visit-type';
import { RuleError } from '../../errors';
import type { Membership } from './allowance';
import { checkAllowance, reserveVisit } from './allowance';
import { applyCommand } from './appointment-machine';
import { bookingRefusal } from './bookable';
import type { SlotContext } from './booking-checks';
import { checkOpenRequests, checkSlot } from './booking-checks';
import { minute, toInstant, toMillis } from '../time/instants';
import { refuse } from '../transition';
import { newRecord } from '../versions';

/** Duration of a hold, in minutes. */
const holdMin = 10;

export interface BookingContext extends SlotContext {
  practice: Pick<Practice, 'bookingMode' | 'timeZone'>;
  visitType: VisitType;
  patientId: string;
  /** The patient's active subscription with the doctor. */
  membership: Membership | undefined;
  /** The patient has a subscription with the doctor that has not started. */
  hasApplied: boolean;
}

export interface BookingIds {
  appointmentId: string;
  ledgerId: string;
}

export interface Booked {
  appointment: Appointment;
  /** Reserves the appointment; undefined for a request or without a subscription. */
  ledger?: VisitLedgerEntry;
}

function newAppointment(
  id: string,
  start: number,
  reason: string,
  state: Appointment['state'],
  { now, practice, visitType, patientId, membership }: BookingContext,
): Appointment {
  return {
    ...newRecord(id, now),
    doctorId: visitType.doctorId,
    patientId,
    subscriptionId: membership?.subscription.id ?? null,
    visitTypeId: visitType.id,
    startAt: toInstant(start),
    endAt: toInstant(start + visitType.durationMin * minute),
    bufferBeforeMin: visitType.bufferBeforeMin,
    bufferAfterMin: visitType.bufferAfterMin,
    timeZone: practice.timeZone,
    state,
    status: 'unfulfilled',
    reason,
  };
}

/** @throws {RuleError} as `checkForMembers` and `checkAllowance` */
function checkMembership(start: number, context: BookingContext) {
  checkForMembers(context);
  const { membership, practice } = context;
  return membership && checkAllowance(membership, start, practice.timeZone);
}

type Person = Pick<BookingContext, 'visitType' | 'membership' | 'hasApplied' | 'staff'>;

/**
 * Checks that a patient may book the visit type: subscribers any, applicants those not for subscribers only,
 * others none unless staff book.
 * @throws {RuleError} `forbidden`
 */
function checkForMembers({ visitType, membership, hasApplied, staff }: Person): void {
  if (membership) return;
  if (visitType.memberOnly) throw new RuleError('forbidden', 'This appointment is for members.');
  if (!hasApplied && !staff)
    throw new RuleError('forbidden', 'Subscribe to one of the doctor’s plans first.');
}

/**
 * Holds a slot for ten minutes. `exceptIds` are the patient's previous holds, which it replaces. @throws
 * {RuleError} as `bookByPatient`
 */
export function hold(
  id: string,
  start: number,
  context: BookingContext,
  exceptIds: readonly string[] = [],
): Appointment {
  refuse(bookingRefusal(context.practice));
  checkSlot(start, context, exceptIds);
  checkMembership(start, context);
  return {
    ...newAppointment(id, start, '', 'held', context),
    heldUntil: toInstant(context.now + holdMin * minute),
  };
}

/** Returns the initial state of a patient's booking, by the practice's booking mode. */
export const stateOfBooking = ({
  bookingMode,
}: Pick<Practice, 'bookingMode'>): 'booked' | 'requested' =>
  bookingMode === 'instant' ? 'booked' : 'requested';

/**
 * Checks that a patient can book at all. @throws {RuleError} `forbidden` if the practice books by phone only,
 * or the visit type is for subscribers
 */
export function checkBookable({
  practice,
  ...rest
}: Pick<BookingContext, 'practice'> & Person): void {
  refuse(bookingRefusal(practice));
  checkForMembers(rest);
}

/**
 * Books for a patient: instantly or as a request, by the practice's booking mode. @throws {RuleError} the
 * first violated rule of docs/domain.md#booking-rules
 */
export function bookByPatient(
  ids: BookingIds,
  { start, reason, held }: { start: number; reason: string; held?: Appointment },
  context: BookingContext,
): Booked {
  refuse(bookingRefusal(context.practice));
  const { now, practice, patientAppointments } = context;
  // A hold met the lead time when it was created; it must not lapse while the patient types the reason.
  if (held) checkSlot(start, { ...context, now: toMillis(held.createdAt) }, [held.id]);
  else checkSlot(start, context);
  const instant = stateOfBooking(practice) === 'booked';
  if (!instant) checkOpenRequests(patientAppointments);
  const period = checkMembership(start, context);
  const appointment = held
    ? ofHold(held, instant ? 'book' : 'request', reason, now)
    : newAppointment(ids.appointmentId, start, reason, instant ? 'booked' : 'requested', context);
  return instant ? withLedger(ids.ledgerId, appointment, period, now) : { appointment };
}

/** Turns a hold into the appointment that it was made for. */
const ofHold = (
  held: Appointment,
  command: 'book' | 'request',
  reason: string,
  now: number,
): Appointment =>
  applyCommand(held, command, now, {
    reason,
    heldUntil: undefined,
    ...(command === 'request' && { requestedAt: toInstant(now) }),
  });

/**
 * Books for a patient by staff: always instantly, exempt from lead time and weekly hours. @throws {RuleError}
 * the first violated rule
 */
export function bookByStaff(
  ids: BookingIds,
  { start, reason }: { start: number; reason: string },
  context: BookingContext,
): Booked {
  const staffContext = { ...context, staff: true };
  checkSlot(start, staffContext);
  const period = checkMembership(start, staffContext);
  const appointment = newAppointment(ids.appointmentId, start, reason, 'booked', staffContext);
  return withLedger(ids.ledgerId, appointment, period, context.now);
}

/** Returns an appointment with the ledger entry that reserves it, if it belongs to a subscription. */
export function withLedger(
  ledgerId: string,
  appointment: Appointment,
  period: ReturnType<typeof checkMembership>,
  now: number,
): Booked {
  return period && appointment.subscriptionId !== null
    ? {
        appointment,
        ledger: reserveVisit(ledgerId, appointment, appointment.subscriptionId, period, now),
      }
    : { appointment };
}
