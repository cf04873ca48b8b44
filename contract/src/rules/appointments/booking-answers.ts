import type { Appointment } from '../../entities/appointment';
import type { Period } from '../../entities/subscription';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import type { Membership } from './allowance';
import { checkAllowance, periodContaining, returnVisit } from './allowance';
import {
  acceptRefusal,
  cancel,
  checkAppointmentCommand,
  applyCommand,
  reopen,
  rescheduleRefusal,
} from './appointment-machine';
import { effectiveSpan } from './effective-span';
import type { Booked } from './booking';
import { withLedger } from './booking';
import type { SlotContext } from './booking-checks';
import { blockedSpan, checkDoctorFree, checkFree, checkSlot } from './booking-checks';
import { contains, localDate } from '../time/calendar';
import { minute, toInstant, toMillis } from '../time/instants';
import { refuse } from '../transition';
import { updateRecord, newRecord } from '../versions';

/** Context of answering a request: that of booking its slot. */
export interface AnswerContext extends SlotContext {
  membership: Membership | undefined;
}

/**
 * requested -> booked by the practice; reserves the appointment. @throws {RuleError} as `checkFree` and
 * `checkAllowance`
 */
export function confirm(
  ledgerId: string,
  appointment: Appointment,
  context: AnswerContext,
): Booked {
  checkAppointmentCommand(appointment, 'confirm');
  return bookRequested(ledgerId, applyCommand(appointment, 'confirm', context.now), context);
}

/**
 * proposed -> booked by the patient at the proposed time, until it has passed. @throws {RuleError} as
 * `checkFree` and `checkAllowance`
 */
export function accept(ledgerId: string, appointment: Appointment, context: AnswerContext): Booked {
  refuse(acceptRefusal(appointment, context.now));
  const { from, to } = effectiveSpan(appointment);
  const booked = applyCommand(appointment, 'accept', context.now, {
    startAt: toInstant(from),
    endAt: toInstant(to),
    proposedStartAt: undefined,
    proposedAt: undefined,
  });
  return bookRequested(ledgerId, booked, context);
}

/** Books a request whose slot may be taken by now. The practice chose it, so staff exemptions apply. */
function bookRequested(ledgerId: string, booked: Appointment, context: AnswerContext): Booked {
  const { now, hours, membership } = context;
  const start = toMillis(booked.startAt);
  checkFree(start, { ...context, staff: true }, [booked.id]);
  const period =
    membership && booked.subscriptionId !== null
      ? checkAllowance(membership, start, hours.timeZone)
      : undefined;
  return withLedger(ledgerId, booked, period, now);
}

/**
 * requested -> proposed: the practice offers another time, which the request then blocks. @throws {RuleError}
 * as `checkSlot`
 */
export function propose(
  appointment: Appointment,
  start: number,
  context: SlotContext,
): Appointment {
  checkAppointmentCommand(appointment, 'propose');
  checkSlot(start, { ...context, staff: true }, [appointment.id]);
  return applyCommand(appointment, 'propose', context.now, proposalFields(start, context));
}

const proposalFields = (start: number, { now }: SlotContext) => ({
  proposedStartAt: toInstant(start),
  proposedAt: toInstant(now),
});

/** Replaces a proposed time that a vacation covers. @throws {RuleError} as `checkSlot` */
export function proposeAnew(
  appointment: Appointment,
  start: number,
  context: SlotContext,
): Appointment {
  checkAppointmentCommand(appointment, 'accept');
  checkSlot(start, { ...context, staff: true }, [appointment.id]);
  return updateRecord(appointment, proposalFields(start, context), context.now);
}

/** fulfilled -> booked, if the time is still free. @throws {RuleError} `transition_not_allowed` or `slot_taken` */
export function reopenVisit(
  appointment: Appointment,
  doctorAppointments: readonly Appointment[],
  now: number,
): Appointment {
  const reopened = reopen(appointment, now);
  checkDoctorFree(blockedSpan(reopened), doctorAppointments, [reopened.id]);
  return reopened;
}

export interface MovingIds {
  appointmentId: string;
  returnedId: string;
  ledgerId: string;
}

export interface Moved extends Booked {
  /** The old record, canceled as rescheduled. */
  previous: Appointment;
  /** Returns the old record's appointment to the allowance. */
  returned?: VisitLedgerEntry;
}

/**
 * Reschedules a booked appointment: cancels it and creates a new, linked record in one transaction. The old
 * reservation counts as free.
 * @throws {RuleError} `transition_not_allowed`, and as `checkSlot` and `checkAllowance`
 */
export function reschedule(
  ids: MovingIds,
  appointment: Appointment,
  start: number,
  { by, ...context }: SlotContext & { by: string; membership: Membership | undefined },
): Moved {
  const { now, hours, visitType, membership } = context;
  refuse(rescheduleRefusal(appointment));
  checkSlot(start, context, [appointment.id]);
  const previous = cancel(appointment, { by, code: 'rescheduled', now, late: false });
  const returned = returnVisit(ids.returnedId, previous, membership?.ledger ?? [], now);
  const next: Appointment = {
    ...appointment,
    ...newRecord(ids.appointmentId, now),
    startAt: toInstant(start),
    endAt: toInstant(start + visitType.durationMin * minute),
    bufferBeforeMin: visitType.bufferBeforeMin,
    bufferAfterMin: visitType.bufferAfterMin,
    previousId: appointment.id,
    remindedAt: undefined,
  };
  const period =
    membership && next.subscriptionId !== null
      ? periodAfterMove(start, hours.timeZone, membership, returned)
      : undefined;
  return { ...withLedger(ids.ledgerId, next, period, now), previous, returned };
}

/**
 * Returns the period to reserve against. Within the same period, the reservation moves without needing a free
 * appointment.
 */
function periodAfterMove(
  start: number,
  timeZone: string,
  membership: Membership,
  returned: VisitLedgerEntry | undefined,
): Period {
  const { ledger } = membership;
  const period = periodContaining(membership, localDate(start, timeZone));
  if (period && returned && contains(period, returned.periodStartOn)) return period;
  const after = returned ? [...ledger, returned] : ledger;
  return checkAllowance({ ...membership, ledger: after }, start, timeZone);
}
