import type { Vacation } from '../../entities/vacation';
import { toMillis } from '../time/instants';
import type { Span } from './slots';

/** Returns start and end in milliseconds since the epoch. */
export const vacationSpan = ({ startAt, endAt }: Pick<Vacation, 'startAt' | 'endAt'>): Span => ({
  from: toMillis(startAt),
  to: toMillis(endAt),
});

/** Returns whether a vacation blocks time: planned and active ones do. */
export const isTaken = ({ state }: Pick<Vacation, 'state'>): boolean =>
  state === 'planned' || state === 'active';
