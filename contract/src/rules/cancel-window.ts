import type { Appointment, CancelCode } from '../entities/appointment';
import type { Policies } from '../entities/practice';
import { RuleError } from '../errors';
import { cancel, checkAppointmentCommand } from './appointment-machine';
import { hour, toInstant, toMillis } from './instants';

type Window = Pick<Policies, 'cancelWindowHours'>;

/** Until when a patient may cancel or move a visit, in milliseconds since the epoch. */
export const changeableUntil = (
  { startAt }: Pick<Appointment, 'startAt'>,
  { cancelWindowHours }: Window,
): number => toMillis(startAt) - cancelWindowHours * hour;

/** The same for a patient's view; null for a visit that cannot be cancelled any more. */
export const changeableUntilAt = (appointment: Appointment, policies: Window, now: number) =>
  appointment.state === 'booked' && now <= changeableUntil(appointment, policies)
    ? toInstant(changeableUntil(appointment, policies))
    : null;

/** @throws {RuleError} `cancel_window_closed` less than 24 hours (`policy`) before the start */
export function checkCancelWindow(appointment: Appointment, policies: Window, now: number): void {
  if (now > changeableUntil(appointment, policies)) throw new RuleError('cancel_window_closed');
}

/** A patient cancels, in time. */
export function cancelByPatient(
  appointment: Appointment,
  policies: Window,
  by: string,
  now: number,
): Appointment {
  checkAppointmentCommand(appointment, 'cancel');
  checkCancelWindow(appointment, policies, now);
  return cancel(appointment, { by, code: 'patientRequest', now, late: false });
}

/** The practice cancels. On the patient's wish and after the window, the visit stays used. */
export function cancelByPractice(
  appointment: Appointment,
  policies: Window,
  { by, code, now }: { by: string; code: CancelCode; now: number },
): Appointment {
  const late = code === 'patientRequest' && now > changeableUntil(appointment, policies);
  return cancel(appointment, { by, code, now, late });
}
