import type { Vacation } from '@praxis/contract/entities/vacation';
import { addDays, localDateIn } from '../../ui/format/local-dates';
import { instantOf, localTimeIn } from '../../ui/format/zoned-time';

/** When somebody is away, as it is entered: days of the practice, and times where it is not whole days. */
export interface Away {
  from: string | null;
  until: string | null;
  wholeDays: boolean;
  startTime: string | null;
  endTime: string | null;
}

export type VacationSpan = Pick<Vacation, 'startAt' | 'endAt'>;

/** Where a clock change takes midnight away, the day begins an hour later. */
const startOfDay = (on: string, zone: string): string | null =>
  instantOf(on, '00:00', zone) ?? instantOf(on, '01:00', zone);

/** What is sent of it; null as long as something is missing. Whole days end with the midnight after the last. */
export function spanOf({ from, until, wholeDays, startTime, endTime }: Away, zone: string) {
  if (!from || !until) return null;
  const startAt = wholeDays
    ? startOfDay(from, zone)
    : startTime && instantOf(from, startTime, zone);
  const endAt = wholeDays
    ? startOfDay(addDays(until, 1), zone)
    : endTime && instantOf(until, endTime, zone);
  return startAt && endAt ? { startAt, endAt } : null;
}

/** First and last day of whole days; null where the vacation begins or ends within a day. */
export function wholeDaysOf({ startAt, endAt }: VacationSpan, zone: string) {
  const start = Date.parse(startAt);
  const end = Date.parse(endAt);
  const from = localDateIn(zone, start);
  const after = localDateIn(zone, end);
  const whole =
    startOfDay(from, zone) === new Date(start).toISOString() &&
    startOfDay(after, zone) === new Date(end).toISOString();
  return whole ? { from, until: addDays(after, -1) } : null;
}

/** A vacation as it is entered, to be changed. */
export function awayOf(vacation: VacationSpan, zone: string): Away {
  const days = wholeDaysOf(vacation, zone);
  const start = Date.parse(vacation.startAt);
  const end = Date.parse(vacation.endAt);
  return days
    ? { ...newAway, ...days }
    : {
        from: localDateIn(zone, start),
        until: localDateIn(zone, end),
        wholeDays: false,
        startTime: localTimeIn(zone, start),
        endTime: localTimeIn(zone, end),
      };
}

/** Nothing entered yet. */
export const newAway: Away = {
  from: null,
  until: null,
  wholeDays: true,
  startTime: '09:00',
  endTime: '17:00',
};
