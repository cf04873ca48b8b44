import type { Appointment } from '../../entities/appointment';
import type { Practice } from '../../entities/practice';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import type { VisitType } from '../../entities/visit-type';
import { RuleError } from '../../errors';
import type { Membership } from './allowance';
import { checkAllowance, reserveVisit } from './allowance';
import { moved } from './appointment-machine';
import { bookingRefusal } from './bookable';
import type { SlotContext } from './booking-checks';
import { checkOpenRequests, checkSlot } from './booking-checks';
import { holdMin } from './lapse';
import { minute, toInstant, toMillis } from '../time/instants';
import { refuse } from '../transition';
import { newRecord } from '../versions';

export interface BookingContext extends SlotContext {
  practice: Pick<Practice, 'bookingMode' | 'timeZone'>;
  visitType: VisitType;
  patientId: string;
  /** The patient's active subscription with the doctor, if any. */
  membership: Membership | undefined;
  /** The patient has applied for one, and it has not begun. */
  hasApplied: boolean;
}

export interface BookingIds {
  appointmentId: string;
  ledgerId: string;
}

export interface Booked {
  appointment: Appointment;
  /** Reserves the visit; none where nothing is booked yet, or without a membership. */
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

/** @throws {RuleError} `checkForMembers`', or `checkAllowance`'s */
function checkMembership(start: number, context: BookingContext) {
  checkForMembers(context);
  const { membership, practice } = context;
  return membership && checkAllowance(membership, start, practice.timeZone);
}

type Person = Pick<BookingContext, 'visitType' | 'membership' | 'hasApplied' | 'staff'>;

/**
 * Applicants book what is open to others than members, strangers nothing; staff book for both.
 * @throws {RuleError} `forbidden`
 */
function checkForMembers({ visitType, membership, hasApplied, staff }: Person): void {
  if (membership) return;
  if (visitType.memberOnly) throw new RuleError('forbidden', 'This appointment is for members.');
  if (!hasApplied && !staff)
    throw new RuleError('forbidden', 'Subscribe to one of the doctor’s plans first.');
}

/** Keeps a slot for ten minutes. `exceptIds` are the patient's older holds, which it replaces. */
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

/** What becomes of a patient's booking, as the practice's booking mode says. */
export const stateOfBooking = ({
  bookingMode,
}: Pick<Practice, 'bookingMode'>): 'booked' | 'requested' =>
  bookingMode === 'instant' ? 'booked' : 'requested';

/** @throws {RuleError} `forbidden` where the practice books by phone only, or the visit is for members */
export function checkBookable({
  practice,
  ...rest
}: Pick<BookingContext, 'practice'> & Person): void {
  refuse(bookingRefusal(practice));
  checkForMembers(rest);
}

/** A patient books: at once, or as a request, as the practice's booking mode says. */
export function bookByPatient(
  ids: BookingIds,
  { start, reason, held }: { start: number; reason: string; held?: Appointment },
  context: BookingContext,
): Booked {
  refuse(bookingRefusal(context.practice));
  const { now, practice, patientAppointments } = context;
  // What is held was in time when it was held: the soonest time may not go while the reason is typed.
  if (held) checkSlot(start, { ...context, now: toMillis(held.createdAt) }, [held.id]);
  else checkSlot(start, context);
  const instant = stateOfBooking(practice) === 'booked';
  if (!instant) checkOpenRequests(patientAppointments);
  const period = checkMembership(start, context);
  const appointment = held
    ? moved(held, instant ? 'book' : 'request', now, { reason, heldUntil: undefined })
    : newAppointment(ids.appointmentId, start, reason, instant ? 'booked' : 'requested', context);
  return instant ? withLedger(ids.ledgerId, appointment, period, now) : { appointment };
}

/** Staff book for a patient: always at once, exempt from the lead time and the weekly hours. */
export function bookByStaff(
  ids: BookingIds,
  { start, reason }: { start: number; reason: string },
  context: BookingContext,
): Booked {
  const staffed = { ...context, staff: true };
  checkSlot(start, staffed);
  const period = checkMembership(start, staffed);
  const appointment = newAppointment(ids.appointmentId, start, reason, 'booked', staffed);
  return withLedger(ids.ledgerId, appointment, period, context.now);
}

/** An appointment, with the entry that takes it from what its plan includes, where it has a subscription. */
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
