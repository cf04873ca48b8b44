import type { Appointment, CancelCode } from '../../entities/appointment';
import type { Policies } from '../../entities/practice';
import { cancel, commandRefusal, rescheduleRefusal } from './appointment-machine';
import { hour, toInstant, toMillis } from '../time/instants';
import type { Refusal } from '../transition';
import { refuse } from '../transition';

type Window = Pick<Policies, 'cancelWindowHours'>;

/** Returns until when a patient may cancel or reschedule (inclusive), in milliseconds since the epoch. */
export const changeableUntil = (
  { startAt }: Pick<Appointment, 'startAt'>,
  { cancelWindowHours }: Window,
): number => toMillis(startAt) - cancelWindowHours * hour;

type Changed = Pick<Appointment, 'state' | 'startAt'>;

/**
 * Returns `changeableUntil` as an instant (ISO 8601) for a patient's view; null if it can no longer be
 * canceled.
 */
export const changeableUntilAt = (appointment: Changed, policies: Window, now: number) =>
  patientRefusal(appointment, 'cancel', policies, now)
    ? null
    : toInstant(changeableUntil(appointment, policies));

/** Returns whether an appointment is booked and upcoming, and only the cancel window prevents its cancellation. */
export const isTooLateToChange = (appointment: Changed, policies: Window, now: number): boolean =>
  appointment.state === 'booked' &&
  now < toMillis(appointment.startAt) &&
  patientRefusal(appointment, 'cancel', policies, now)?.code === 'cancel_window_closed';

/** Returns why a patient may not cancel or reschedule: its state, or the practice's cancel window. */
export const patientRefusal = (
  appointment: Changed,
  change: 'cancel' | 'reschedule',
  policies: Window,
  now: number,
): Refusal | undefined =>
  (change === 'cancel' ? commandRefusal(appointment, 'cancel') : rescheduleRefusal(appointment)) ??
  (now > changeableUntil(appointment, policies) ? { code: 'cancel_window_closed' } : undefined);

/**
 * Returns whether an appointment canceled by the practice still counts toward the allowance: at the patient's
 * request, after the window.
 */
export const staysUsed = (
  code: CancelCode | '',
  changeableUntilOrNever: string | null,
  now: number,
): boolean =>
  code === 'patientRequest' &&
  (changeableUntilOrNever === null || now > toMillis(changeableUntilOrNever));

/**
 * Cancels for a patient, within the window. @throws {RuleError} `transition_not_allowed` or
 * `cancel_window_closed`
 */
export function cancelByPatient(
  appointment: Appointment,
  policies: Window,
  by: string,
  now: number,
): Appointment {
  refuse(patientRefusal(appointment, 'cancel', policies, now));
  return cancel(appointment, { by, code: 'patientRequest', now, late: false });
}

/** Cancels by the practice, at any time. @throws {RuleError} `transition_not_allowed` */
export function cancelByPractice(
  appointment: Appointment,
  policies: Window,
  { by, code, now }: { by: string; code: CancelCode; now: number },
): Appointment {
  const late = staysUsed(code, toInstant(changeableUntil(appointment, policies)), now);
  return cancel(appointment, { by, code, now, late });
}
