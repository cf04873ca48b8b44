import type { Appointment, CancelCode } from '../../entities/appointment';
import type { Policies } from '../../entities/practice';
import { cancel, commandRefusal, rescheduleRefusal } from './appointment-machine';
import { hour, toInstant, toMillis } from '../time/instants';
import type { Refusal } from '../transition';
import { refuse } from '../transition';

type Window = Pick<Policies, 'cancelWindowHours'>;

/** Until when a patient may cancel or move a visit, in milliseconds since the epoch. */
export const changeableUntil = (
  { startAt }: Pick<Appointment, 'startAt'>,
  { cancelWindowHours }: Window,
): number => toMillis(startAt) - cancelWindowHours * hour;

type Changed = Pick<Appointment, 'state' | 'startAt'>;

/** The same for a patient's view; null for a visit that cannot be cancelled any more. */
export const changeableUntilAt = (appointment: Changed, policies: Window, now: number) =>
  patientRefusal(appointment, 'cancel', policies, now)
    ? null
    : toInstant(changeableUntil(appointment, policies));

/** Whether a visit is booked, still to come, and only the window keeps its patient from cancelling it. */
export const isTooLateToChange = (appointment: Changed, policies: Window, now: number): boolean =>
  appointment.state === 'booked' &&
  now < toMillis(appointment.startAt) &&
  patientRefusal(appointment, 'cancel', policies, now)?.code === 'cancel_window_closed';

/** Why a patient may not cancel or move a visit: its state, or less than 24 hours (`policy`) to its start. */
export const patientRefusal = (
  appointment: Changed,
  change: 'cancel' | 'reschedule',
  policies: Window,
  now: number,
): Refusal | undefined =>
  (change === 'cancel' ? commandRefusal(appointment, 'cancel') : rescheduleRefusal(appointment)) ??
  (now > changeableUntil(appointment, policies) ? { code: 'cancel_window_closed' } : undefined);

/** Whether a visit that the practice cancels stays used: on the patient's wish and after the window. */
export const staysUsed = (
  code: CancelCode | '',
  changeableUntilOrNever: string | null,
  now: number,
): boolean =>
  code === 'patientRequest' &&
  (changeableUntilOrNever === null || now > toMillis(changeableUntilOrNever));

/** A patient cancels, in time. */
export function cancelByPatient(
  appointment: Appointment,
  policies: Window,
  by: string,
  now: number,
): Appointment {
  refuse(patientRefusal(appointment, 'cancel', policies, now));
  return cancel(appointment, { by, code: 'patientRequest', now, late: false });
}

/** The practice cancels. */
export function cancelByPractice(
  appointment: Appointment,
  policies: Window,
  { by, code, now }: { by: string; code: CancelCode; now: number },
): Appointment {
  const late = staysUsed(code, toInstant(changeableUntil(appointment, policies)), now);
  return cancel(appointment, { by, code, now, late });
}
