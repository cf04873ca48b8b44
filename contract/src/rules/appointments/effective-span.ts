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

interface Times {
  startAt: string;
  endAt: string;
}

/** The same as the instants that a screen shows. */
export function effectiveTimes(appointment: Timed): Times {
  const { from, to } = effectiveSpan(appointment);
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}

/** The time that is proposed, or once was whatever became of it; undefined where none was. */
export const proposedTimes = (appointment: Timed): Times | undefined =>
  appointment.proposedStartAt === undefined
    ? undefined
    : effectiveTimes({ ...appointment, state: 'proposed' });
