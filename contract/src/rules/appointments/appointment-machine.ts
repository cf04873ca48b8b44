import type { Role } from '../../roles';
import { blockingStates } from '../../entities/appointment';
import type { Appointment, AppointmentState, CancelCode } from '../../entities/appointment';
import { effectiveSpan } from './effective-span';
import { hour, toInstant, toMillis } from '../time/instants';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';
import { updateRecord } from '../versions';

interface Command {
  by: readonly (Role | 'system')[];
  from: readonly AppointmentState[];
  to: AppointmentState;
}

/** State machine of docs/domain.md#appointment. Rescheduling is `cancel` plus a new record, in one transaction. */
export const appointmentCommands = {
  request: { by: ['patient'], from: ['held'], to: 'requested' },
  book: { by: ['patient'], from: ['held'], to: 'booked' },
  release: { by: ['patient', 'system'], from: ['held'], to: 'released' },
  confirm: { by: ['doctor', 'teamMember'], from: ['requested'], to: 'booked' },
  decline: { by: ['doctor', 'teamMember'], from: ['requested'], to: 'declined' },
  propose: { by: ['doctor', 'teamMember'], from: ['requested'], to: 'proposed' },
  withdraw: { by: ['patient'], from: ['requested'], to: 'withdrawn' },
  lapse: { by: ['system'], from: ['requested', 'proposed'], to: 'lapsed' },
  accept: { by: ['patient'], from: ['proposed'], to: 'booked' },
  declineProposal: { by: ['patient'], from: ['proposed'], to: 'declined' },
  checkIn: { by: ['doctor', 'teamMember'], from: ['booked'], to: 'checkedIn' },
  fulfil: { by: ['doctor'], from: ['booked', 'checkedIn'], to: 'fulfilled' },
  noShow: { by: ['doctor'], from: ['booked'], to: 'noShow' },
  cancel: {
    by: ['patient', 'doctor', 'teamMember', 'system'],
    from: ['booked', 'checkedIn'],
    to: 'cancelled',
  },
  reopen: { by: ['doctor'], from: ['fulfilled'], to: 'booked' },
} as const satisfies Record<string, Command>;

export type AppointmentCommand = keyof typeof appointmentCommands;

/** Hours during which a fulfilled appointment can be reopened. */
export const reopenHours = 24;

/** Returns why a command is not allowed in the current state; undefined if it is. */
export function commandRefusal(
  { state }: Pick<Appointment, 'state'>,
  command: AppointmentCommand,
): Refusal | undefined {
  const { from, to }: Command = appointmentCommands[command];
  return from.includes(state) ? undefined : notAllowed(state, to, command);
}

/** Checks that a command is allowed in the current state. @throws {RuleError} `transition_not_allowed` */
export const checkAppointmentCommand = (
  appointment: Pick<Appointment, 'state'>,
  command: AppointmentCommand,
): void => refuse(commandRefusal(appointment, command));

/**
 * Applies a command: returns the record in its target state, with the given fields. @throws {RuleError}
 * `transition_not_allowed`
 */
export function applyCommand(
  appointment: Appointment,
  command: AppointmentCommand,
  now: number,
  fields: Partial<Appointment> = {},
): Appointment {
  checkAppointmentCommand(appointment, command);
  const state = appointmentCommands[command].to;
  const status = state === 'fulfilled' ? 'fulfilled' : 'unfulfilled';
  return updateRecord(appointment, { ...fields, state, status }, now);
}

/** Returns whether an appointment blocks the doctor's time: the states from held to checkedIn do. */
export const isBlocking = ({ state }: Pick<Appointment, 'state'>): boolean =>
  (blockingStates as readonly AppointmentState[]).includes(state);

/** Returns why a proposal cannot be accepted: its state, or its time has passed. */
export const acceptRefusal = (appointment: Appointment, now: number): Refusal | undefined =>
  commandRefusal(appointment, 'accept') ??
  (effectiveSpan(appointment).from < now
    ? notAllowed('proposed', 'booked', 'the proposed time has passed')
    : undefined);

/** Returns why an appointment cannot be rescheduled: it is not booked. Rescheduling creates a new record. */
export const rescheduleRefusal = ({ state }: Pick<Appointment, 'state'>): Refusal | undefined =>
  state === 'booked' ? undefined : notAllowed(state, 'booked', 'reschedule');

/** requested -> declined, by the practice. @throws {RuleError} `transition_not_allowed` */
export const decline = (appointment: Appointment, now: number): Appointment =>
  applyCommand(appointment, 'decline', now);

/** proposed -> declined, by the patient. @throws {RuleError} `transition_not_allowed` */
export const declineProposal = (appointment: Appointment, now: number): Appointment =>
  applyCommand(appointment, 'declineProposal', now);

/** Returns the command that withdraws a request or declines a proposal. */
const withdrawalCommand = ({ state }: Pick<Appointment, 'state'>) =>
  state === 'proposed' ? 'declineProposal' : 'withdraw';

/** Returns why there is no request to withdraw and no proposal to decline. */
export const withdrawalRefusal = (appointment: Pick<Appointment, 'state'>): Refusal | undefined =>
  commandRefusal(appointment, withdrawalCommand(appointment));

/** Withdraws a patient's request, or declines a proposal. @throws {RuleError} `transition_not_allowed` */
export const withdrawRequest = (appointment: Appointment, now: number): Appointment =>
  applyCommand(appointment, withdrawalCommand(appointment), now);

/** booked -> checkedIn: the patient has arrived. @throws {RuleError} `transition_not_allowed` */
export const checkIn = (appointment: Appointment, now: number): Appointment =>
  applyCommand(appointment, 'checkIn', now);

/** Returns why an outcome cannot be recorded: the appointment has not started, or its state. */
export const outcomeRefusal = (
  appointment: Pick<Appointment, 'state' | 'startAt'>,
  outcome: 'fulfil' | 'noShow',
  now: number,
): Refusal | undefined =>
  commandRefusal(appointment, outcome) ??
  (now < toMillis(appointment.startAt)
    ? notAllowed(appointment.state, appointmentCommands[outcome].to, 'it has not started')
    : undefined);

/** booked, checkedIn -> fulfilled, from `startAt` on. @throws {RuleError} `transition_not_allowed` */
export function fulfil(appointment: Appointment, now: number): Appointment {
  refuse(outcomeRefusal(appointment, 'fulfil', now));
  return applyCommand(appointment, 'fulfil', now, { fulfilledAt: toInstant(now) });
}

/** booked -> noShow, from `startAt` on. @throws {RuleError} `transition_not_allowed` */
export function noShow(appointment: Appointment, now: number): Appointment {
  refuse(outcomeRefusal(appointment, 'noShow', now));
  return applyCommand(appointment, 'noShow', now);
}

/** Returns why an appointment cannot be reopened: not fulfilled, or more than 24 hours ago. */
export function reopenRefusal(appointment: Appointment, now: number): Refusal | undefined {
  const fulfilled = toMillis(appointment.fulfilledAt ?? appointment.updatedAt);
  return (
    commandRefusal(appointment, 'reopen') ??
    (now > fulfilled + reopenHours * hour
      ? notAllowed('fulfilled', 'booked', 'more than 24 hours have passed')
      : undefined)
  );
}

/**
 * fulfilled -> booked by the doctor, within 24 hours; the caller logs the reason. @throws {RuleError}
 * `transition_not_allowed`
 */
export function reopen(appointment: Appointment, now: number): Appointment {
  refuse(reopenRefusal(appointment, now));
  return applyCommand(appointment, 'reopen', now, { fulfilledAt: undefined });
}

export interface Cancelling {
  by: string;
  code: CancelCode;
  now: number;
  /** At the patient's request after the cancel window: the appointment still counts toward the allowance. */
  late: boolean;
}

/**
 * booked, checkedIn -> cancelled; the caller checks the cancel window. @throws {RuleError}
 * `transition_not_allowed`
 */
export const cancel = (
  appointment: Appointment,
  { by, code, now, late }: Cancelling,
): Appointment =>
  applyCommand(appointment, 'cancel', now, { cancel: { by, at: toInstant(now), code, late } });
