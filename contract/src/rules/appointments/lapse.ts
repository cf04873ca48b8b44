import type { Appointment, AppointmentState } from '../../entities/appointment';
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

const askedStates: readonly AppointmentState[] = ['requested', 'proposed', 'lapsed'];

/** The same for a view: while an answer is waited for, and once none has come. */
export const lapsesAt = (appointment: Asked & Pick<Appointment, 'state'>): string | undefined =>
  askedStates.includes(appointment.state) ? toInstant(lapseTime(appointment)) : undefined;
