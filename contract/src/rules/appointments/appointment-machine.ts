import type { Role } from '../../roles';
import { blockingStates } from '../../entities/appointment';
import type { Appointment, AppointmentState, CancelCode } from '../../entities/appointment';
import { effectiveSpan } from './effective-span';
import { hour, toInstant, toMillis } from '../time/instants';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';
import { changed } from '../versions';

interface Command {
  by: readonly (Role | 'system')[];
  from: readonly AppointmentState[];
  to: AppointmentState;
}

/** The table of docs/domain.md#appointment. Rescheduling is `cancel` and a new record, in one step. */
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

/** How long a fulfilled visit can be reopened. */
export const reopenHours = 24;

/** Why a command does not fit the state; undefined where it does. */
export function commandRefusal(
  { state }: Pick<Appointment, 'state'>,
  command: AppointmentCommand,
): Refusal | undefined {
  const { from, to }: Command = appointmentCommands[command];
  return from.includes(state) ? undefined : notAllowed(state, to, command);
}

/** @throws {RuleError} `transition_not_allowed` where the command does not fit the state */
export const checkAppointmentCommand = (
  appointment: Pick<Appointment, 'state'>,
  command: AppointmentCommand,
): void => refuse(commandRefusal(appointment, command));

/** The record in the state that the command leads to, with whatever else the command changes. */
export function moved(
  appointment: Appointment,
  command: AppointmentCommand,
  now: number,
  fields: Partial<Appointment> = {},
): Appointment {
  checkAppointmentCommand(appointment, command);
  const state = appointmentCommands[command].to;
  const status = state === 'fulfilled' ? 'fulfilled' : 'unfulfilled';
  return changed(appointment, { ...fields, state, status }, now);
}

/** Whether the state occupies the doctor's time: held to checkedIn do. */
export const isBlocking = ({ state }: Pick<Appointment, 'state'>): boolean =>
  (blockingStates as readonly AppointmentState[]).includes(state);

/** A proposed time is accepted as long as it is to come. */
export const acceptRefusal = (appointment: Appointment, now: number): Refusal | undefined =>
  commandRefusal(appointment, 'accept') ??
  (effectiveSpan(appointment).from < now
    ? notAllowed('proposed', 'booked', 'the proposed time has passed')
    : undefined);

/** A booked visit alone is moved; the record that it moves to is a new one. */
export const rescheduleRefusal = ({ state }: Pick<Appointment, 'state'>): Refusal | undefined =>
  state === 'booked' ? undefined : notAllowed(state, 'booked', 'reschedule');

/** requested -> declined, by the practice. @throws {RuleError} `transition_not_allowed` */
export const decline = (appointment: Appointment, now: number): Appointment =>
  moved(appointment, 'decline', now);

/** The proposed time is given up. */
export const declineProposal = (appointment: Appointment, now: number): Appointment =>
  moved(appointment, 'declineProposal', now);

/** Withdrawing declines a proposal. */
const withdrawal = ({ state }: Pick<Appointment, 'state'>) =>
  state === 'proposed' ? 'declineProposal' : 'withdraw';

/** Why there is neither a request to withdraw nor a proposal to decline. */
export const withdrawalRefusal = (appointment: Pick<Appointment, 'state'>): Refusal | undefined =>
  commandRefusal(appointment, withdrawal(appointment));

/** The patient withdraws a request, or declines a proposal. */
export const withdrawRequest = (appointment: Appointment, now: number): Appointment =>
  moved(appointment, withdrawal(appointment), now);

/** booked -> checkedIn: the patient is there. @throws {RuleError} `transition_not_allowed` */
export const checkIn = (appointment: Appointment, now: number): Appointment =>
  moved(appointment, 'checkIn', now);

/** Whether a visit was held is known once it has begun. */
export const outcomeRefusal = (
  appointment: Pick<Appointment, 'state' | 'startAt'>,
  outcome: 'fulfil' | 'noShow',
  now: number,
): Refusal | undefined =>
  commandRefusal(appointment, outcome) ??
  (now < toMillis(appointment.startAt)
    ? notAllowed(appointment.state, appointmentCommands[outcome].to, 'it has not begun')
    : undefined);

/** Only after startAt. */
export function fulfil(appointment: Appointment, now: number): Appointment {
  refuse(outcomeRefusal(appointment, 'fulfil', now));
  return moved(appointment, 'fulfil', now, { fulfilledAt: toInstant(now) });
}

/** Only after startAt. */
export function noShow(appointment: Appointment, now: number): Appointment {
  refuse(outcomeRefusal(appointment, 'noShow', now));
  return moved(appointment, 'noShow', now);
}

/** What was fulfilled can be taken back for 24 hours. */
export function reopenRefusal(appointment: Appointment, now: number): Refusal | undefined {
  const fulfilled = toMillis(appointment.fulfilledAt ?? appointment.updatedAt);
  return (
    commandRefusal(appointment, 'reopen') ??
    (now > fulfilled + reopenHours * hour
      ? notAllowed('fulfilled', 'booked', 'more than 24 hours have passed')
      : undefined)
  );
}

/** fulfilled -> booked by the doctor, within 24 hours; the caller keeps the reason in the audit. */
export function reopen(appointment: Appointment, now: number): Appointment {
  refuse(reopenRefusal(appointment, now));
  return moved(appointment, 'reopen', now, { fulfilledAt: undefined });
}

export interface Cancelling {
  by: string;
  code: CancelCode;
  now: number;
  /** After the cancel window, on the patient's wish: the visit stays used. */
  late: boolean;
}

/** booked, checkedIn -> cancelled; the caller checks the cancel window. @throws {RuleError} `transition_not_allowed` */
export const cancel = (
  appointment: Appointment,
  { by, code, now, late }: Cancelling,
): Appointment =>
  moved(appointment, 'cancel', now, { cancel: { by, at: toInstant(now), code, late } });
