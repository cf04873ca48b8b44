import type { Appointment } from '../../entities/appointment';
import { hour, minute, toInstant, toMillis } from '../time/instants';

/** A request or proposal lapses so long after it was made, or so long before its start (docs/domain.md#appointment). */
const requestLapseHours = 48;
const requestLapseBeforeStartHours = 2;

type Asked = Pick<Appointment, 'createdAt' | 'startAt' | 'proposedAt' | 'proposedStartAt'>;

/** How long a hold keeps a slot; a request may have been held so long before it was made. */
export const holdMin = 10;

/**
 * When a request or a proposal lapses that nobody answers, milliseconds since the epoch. One for the
 * next two hours, which staff may propose and a practice may allow, waits until its start: it would
 * be over before anybody could answer.
 */
export function lapseTime({ createdAt, startAt, proposedAt, proposedStartAt }: Asked): number {
  const asked = toMillis(proposedAt ?? createdAt);
  const start = toMillis(proposedStartAt ?? startAt);
  const inTime = start - requestLapseBeforeStartHours * hour;
  const leavesTime = inTime > asked + (proposedAt === undefined ? holdMin * minute : 0);
  return Math.min(asked + requestLapseHours * hour, leavesTime ? inTime : start);
}

/** Whether a request made now for a start waits until that start, since it is too near. */
export const waitsUntilStart = (startAt: string, now: number): boolean =>
  lapseTime({ createdAt: toInstant(now), startAt }) === toMillis(startAt);

/** Whether an answer is waited for. */
export const isAsked = ({ state }: Pick<Appointment, 'state'>): boolean =>
  state === 'requested' || state === 'proposed';

/** Who has to answer: a proposal its patient, a request the practice. */
export const answerOwedBy = ({ proposedStartAt }: Pick<Appointment, 'proposedStartAt'>) =>
  proposedStartAt === undefined ? 'practice' : 'patient';

/** The same for a view: while an answer is waited for, and once none has come. */
export const lapsesAt = (appointment: Asked & Pick<Appointment, 'state'>): string | undefined =>
  isAsked(appointment) || appointment.state === 'lapsed'
    ? toInstant(lapseTime(appointment))
    : undefined;
