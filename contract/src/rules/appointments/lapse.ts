import type { Appointment } from '../../entities/appointment';
import { hour, minute, toInstant, toMillis } from '../time/instants';

/**
 * A request or proposal lapses 48 hours after it was made, or two hours before its start
 * (docs/domain.md#appointment).
 */
const requestLapseHours = 48;
const requestLapseBeforeStartHours = 2;

type Asked = Pick<
  Appointment,
  'createdAt' | 'requestedAt' | 'startAt' | 'proposedAt' | 'proposedStartAt'
>;

/** A request that would lapse within so many minutes waits until its start. */
const minAnswerMin = 10;

/**
 * Returns when an unanswered request or proposal lapses, in milliseconds since the epoch. One that starts
 * within two hours, which staff may propose and a practice may allow, lapses at its start: otherwise nobody
 * could answer it in time.
 */
export function lapseTime({
  createdAt,
  requestedAt = createdAt,
  startAt,
  proposedAt,
  proposedStartAt,
}: Asked): number {
  const askedAt = toMillis(proposedAt ?? requestedAt);
  const start = toMillis(proposedStartAt ?? startAt);
  const deadline = start - requestLapseBeforeStartHours * hour;
  const isAnswerable = deadline > askedAt + (proposedAt === undefined ? minAnswerMin * minute : 0);
  return Math.min(askedAt + requestLapseHours * hour, isAnswerable ? deadline : start);
}

/** Returns whether a request made now would stay open until its start, because that is near. */
export const waitsUntilStart = (startAt: string, now: number): boolean =>
  lapseTime({ createdAt: toInstant(now), startAt }) === toMillis(startAt);

/** Returns whether an appointment awaits an answer. */
export const isAwaitingAnswer = ({ state }: Pick<Appointment, 'state'>): boolean =>
  state === 'requested' || state === 'proposed';

/** Returns who has to answer: the patient a proposal, the practice a request. */
export const answerOwedBy = ({ proposedStartAt }: Pick<Appointment, 'proposedStartAt'>) =>
  proposedStartAt === undefined ? 'practice' : 'patient';

/** Returns `lapseTime` as an instant (ISO 8601) for a view: of open and lapsed requests. */
export const lapsesAt = (appointment: Asked & Pick<Appointment, 'state'>): string | undefined =>
  isAwaitingAnswer(appointment) || appointment.state === 'lapsed'
    ? toInstant(lapseTime(appointment))
    : undefined;
