import type { Appointment } from '../../entities/appointment';
import { hour, toInstant, toMillis } from '../time/instants';

/** A request or proposal lapses so long after it was made, or so long before its start (docs/domain.md#appointment). */
const requestLapseHours = 48;
const requestLapseBeforeStartHours = 2;

type Asked = Pick<Appointment, 'createdAt' | 'startAt' | 'proposedAt' | 'proposedStartAt'>;

/** When a request or a proposal lapses that nobody answers, milliseconds since the epoch. */
export const lapseTime = ({ createdAt, startAt, proposedAt, proposedStartAt }: Asked): number =>
  Math.min(
    toMillis(proposedAt ?? createdAt) + requestLapseHours * hour,
    toMillis(proposedStartAt ?? startAt) - requestLapseBeforeStartHours * hour,
  );

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
