import type { Vacation } from '../../entities/vacation';
import { localDate, startOfDay } from '../time/calendar';
import { toInstant } from '../time/instants';
import { updateRecord } from '../versions';
import { isTaken, vacationSpan } from './vacation-span';

/**
 * Moves a vacation to another time zone: it keeps its local dates and times, and the start if it has begun
 * (docs/domain.md#slots). Returns the same record if nothing changes, as for one that has ended.
 */
export function moveToZone(
  vacation: Vacation,
  { from: oldZone, to: newZone, now }: { from: string; to: string; now: number },
): Vacation {
  if (!isTaken(vacation)) return vacation;
  const { from, to } = vacationSpan(vacation);
  const hasBegun = from <= now;
  const start = hasBegun ? from : sameLocalTime(from, oldZone, newZone);
  const end = sameLocalTime(to, oldZone, newZone);
  // Of one that lasts a few hours and has begun, the same local end may precede the start.
  const until = end > start ? end : start + (to - from);
  if (start === from && until === to) return vacation;
  return updateRecord(
    vacation,
    {
      startAt: toInstant(start),
      endAt: toInstant(until),
      state: start <= now ? 'active' : 'planned',
    },
    now,
  );
}

/**
 * Returns the instant with the same local date and time in another time zone. The start of a day stays the
 * start of that day, even if a DST change skips midnight in one of the zones.
 */
function sameLocalTime(millis: number, oldZone: string, newZone: string): number {
  const on = localDate(millis, oldZone);
  if (millis === startOfDay(on, oldZone)) return startOfDay(on, newZone);
  return Temporal.Instant.fromEpochMilliseconds(millis)
    .toZonedDateTimeISO(oldZone)
    .toPlainDateTime()
    .toZonedDateTime(newZone).epochMilliseconds;
}
