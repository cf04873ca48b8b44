import type { Appointment } from '../../entities/appointment';

type Timed = Pick<Appointment, 'state' | 'startAt' | 'endAt' | 'proposedStartAt'>;

/** Returns the start as an instant: the proposed one while a proposal is open. */
export const effectiveStartAt = ({
  state,
  startAt,
  proposedStartAt,
}: Omit<Timed, 'endAt'>): string =>
  state === 'proposed' && proposedStartAt !== undefined ? proposedStartAt : startAt;

/**
 * Returns the effective span in milliseconds since the epoch: the proposed one while a proposal is open; the
 * previous one is free then.
 */
export function effectiveSpan(appointment: Timed): { from: number; to: number } {
  const from = Date.parse(effectiveStartAt(appointment));
  return { from, to: from + Date.parse(appointment.endAt) - Date.parse(appointment.startAt) };
}

/** Returns whether an appointment has not started. */
export const isAhead = (appointment: Timed, now: number): boolean =>
  effectiveSpan(appointment).from > now;

/** Returns whether an appointment is past: fulfilled, or its time has passed in any state. */
export const isPast = (appointment: Timed, now: number): boolean =>
  appointment.state === 'fulfilled' || effectiveSpan(appointment).to <= now;

interface Times {
  startAt: string;
  endAt: string;
}

/** Returns the effective span as instants (ISO 8601). */
export function effectiveTimes(appointment: Timed): Times {
  const { from, to } = effectiveSpan(appointment);
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}

/** Returns the proposed times, also after the proposal was answered; undefined if there was none. */
export const proposedTimes = (appointment: Timed): Times | undefined =>
  appointment.proposedStartAt === undefined
    ? undefined
    : effectiveTimes({ ...appointment, state: 'proposed' });
