import type { Appointment } from '../entities/appointment';
import type { VisitLedgerEntry } from '../entities/visit-ledger';
import type { Membership } from './allowance';
import { checkAllowance, returnVisit } from './allowance';
import {
  acceptRefusal,
  cancel,
  checkAppointmentCommand,
  effectiveSpan,
  moved,
  reopen,
  rescheduleRefusal,
} from './appointment-machine';
import type { Booked } from './booking';
import { withLedger } from './booking';
import type { SlotContext } from './booking-checks';
import { blockedSpan, checkDoctorFree, checkPatientFree, checkSlot } from './booking-checks';
import { minute, toInstant } from './instants';
import { refuse } from './transition';
import { newRecord } from './versions';

/** What answering a request depends on. */
export interface AnswerContext {
  now: number;
  timeZone: string;
  doctorAppointments: readonly Appointment[];
  patientAppointments: readonly Appointment[];
  membership: Membership | undefined;
}

/** requested -> booked by the practice, which reserves the visit. */
export function confirm(
  ledgerId: string,
  appointment: Appointment,
  context: AnswerContext,
): Booked {
  checkAppointmentCommand(appointment, 'confirm');
  return settle(ledgerId, moved(appointment, 'confirm', context.now), context);
}

/** proposed -> booked by the patient, at the proposed time, as long as that is to come. */
export function accept(ledgerId: string, appointment: Appointment, context: AnswerContext): Booked {
  refuse(acceptRefusal(appointment, context.now));
  const { from, to } = effectiveSpan(appointment);
  const booked = moved(appointment, 'accept', context.now, {
    startAt: toInstant(from),
    endAt: toInstant(to),
    proposedStartAt: undefined,
  });
  checkPatientFree(effectiveSpan(booked), context.patientAppointments, [booked.id]);
  return settle(ledgerId, booked, context);
}

function settle(ledgerId: string, booked: Appointment, context: AnswerContext): Booked {
  const { now, timeZone, doctorAppointments, membership } = context;
  checkDoctorFree(blockedSpan(booked), doctorAppointments, [booked.id]);
  const period =
    membership && booked.subscriptionId !== null
      ? checkAllowance(membership, effectiveSpan(booked).from, timeZone)
      : undefined;
  return withLedger(ledgerId, booked, period, now);
}

/** requested -> proposed: the practice offers another time, which the request then occupies. */
export function propose(
  appointment: Appointment,
  start: number,
  context: SlotContext,
): Appointment {
  checkAppointmentCommand(appointment, 'propose');
  checkSlot(start, { ...context, staff: true }, [appointment.id]);
  return moved(appointment, 'propose', context.now, { proposedStartAt: toInstant(start) });
}

/** fulfilled -> booked: the time must not have been given to somebody else meanwhile. */
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
  /** The old record, cancelled as rescheduled. */
  previous: Appointment;
  /** Gives the old record's visit back. */
  returned?: VisitLedgerEntry;
}

/**
 * Moves a booked visit: a new record that is linked to the old one, in one step. The visit that the
 * old one reserved counts as free.
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
  const ledger = [...(membership?.ledger ?? []), ...(returned ? [returned] : [])];
  const period =
    membership && next.subscriptionId !== null
      ? checkAllowance({ ...membership, ledger }, start, hours.timeZone)
      : undefined;
  return { ...withLedger(ids.ledgerId, next, period, now), previous, returned };
}
