import type { Vacation } from '@praxis/contract/entities/vacation';
import { addDays, localDateIn } from '../../ui/format/local-dates';
import { instantOf, localTimeIn } from '../../ui/format/zoned-time';

/** Form values of a vacation, in the practice's time zone; times apply unless it takes whole days. */
export interface VacationDates {
  from: string | null;
  until: string | null;
  wholeDays: boolean;
  startTime: string | null;
  endTime: string | null;
}

export type VacationSpan = Pick<Vacation, 'startAt' | 'endAt'>;

/** Returns the instant at which a day starts: an hour later if DST skips midnight. */
const startOfDay = (on: string, zone: string): string | null =>
  instantOf(on, '00:00', zone) ?? instantOf(on, '01:00', zone);

/** Converts form values to instants; null if one is missing. Whole days end at the midnight after the last one. */
export function spanOf(
  { from, until, wholeDays, startTime, endTime }: VacationDates,
  zone: string,
) {
  if (!from || !until) return null;
  const startAt = wholeDays
    ? startOfDay(from, zone)
    : startTime && instantOf(from, startTime, zone);
  const endAt = wholeDays
    ? startOfDay(addDays(until, 1), zone)
    : endTime && instantOf(until, endTime, zone);
  return startAt && endAt ? { startAt, endAt } : null;
}

/** Returns the first and last day; null if the vacation starts or ends within a day. */
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

/** Converts a vacation to form values. */
export function datesOf(vacation: VacationSpan, zone: string): VacationDates {
  const days = wholeDaysOf(vacation, zone);
  const start = Date.parse(vacation.startAt);
  const end = Date.parse(vacation.endAt);
  return days
    ? { ...emptyDates, ...days }
    : {
        from: localDateIn(zone, start),
        until: localDateIn(zone, end),
        wholeDays: false,
        startTime: localTimeIn(zone, start),
        endTime: localTimeIn(zone, end),
      };
}

/** Form values of a new vacation. */
export const emptyDates: VacationDates = {
  from: null,
  until: null,
  wholeDays: true,
  startTime: '09:00',
  endTime: '17:00',
};
