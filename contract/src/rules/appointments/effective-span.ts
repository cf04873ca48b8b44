import type { Appointment } from '../../entities/appointment';

type Timed = Pick<Appointment, 'state' | 'startAt' | 'endAt' | 'proposedStartAt'>;

/** When it begins, as an instant: while a proposal waits, at the proposed time. */
export const effectiveStartAt = ({
  state,
  startAt,
  proposedStartAt,
}: Omit<Timed, 'endAt'>): string =>
  state === 'proposed' && proposedStartAt !== undefined ? proposedStartAt : startAt;

/** The time that counts: while a proposal waits, the proposed one; the one before is free. */
export function effectiveSpan(appointment: Timed): { from: number; to: number } {
  const from = Date.parse(effectiveStartAt(appointment));
  return { from, to: from + Date.parse(appointment.endAt) - Date.parse(appointment.startAt) };
}

/** Whether it is behind: it took place, or its time has passed whatever became of it. */
export const isPast = (appointment: Timed, now: number): boolean =>
  appointment.state === 'fulfilled' || effectiveSpan(appointment).to <= now;

/** The same as the instants that a screen shows. */
export function effectiveTimes(appointment: Timed): { startAt: string; endAt: string } {
  const { from, to } = effectiveSpan(appointment);
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}
