import type { Period } from '../../entities/subscription';
import { memoize } from '../memoize';
import { dayNumber, daysBetween } from './days';

// Uses the platform's `Temporal`. Where it is missing, the caller installs a polyfill first: 20 KB that most
// browsers don't need.

const quarterHour = 15 * 60_000;

const localDateOfQuarter = memoize((key: string) => {
  const [quarter = '', timeZone = ''] = key.split(' ');
  return Temporal.Instant.fromEpochMilliseconds(Number(quarter) * quarterHour)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
});

/**
 * Returns the local date (YYYY-MM-DD) of an instant in a time zone. UTC offsets of this century are multiples
 * of 15 minutes, so that all instants of such a quarter hour have the same date.
 */
export const localDate = (millis: number, timeZone: string): string =>
  localDateOfQuarter(`${Math.floor(millis / quarterHour)} ${timeZone}`);

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
export const offsetFromUtc = (millis: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(timeZone).offsetNanoseconds /
  1_000_000;

const instantOfKey = memoize((key: string) => {
  const [local = '', timeZone = ''] = key.split(' ');
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
});

/**
 * Returns the instant of a local date and time, in milliseconds since the epoch. A time skipped by a DST
 * change is shifted forward by the gap; of an ambiguous time, the earlier instant is used
 * (docs/domain.md#slots).
 */
export function instantOfLocal(on: string, time: string, timeZone: string): number {
  if (time === '24:00') return instantOfLocal(addDays(on, 1), '00:00', timeZone);
  return instantOfKey(`${on}T${time} ${timeZone}`);
}

/** Returns the instant at which a local day starts: not 00:00 if a DST change skips midnight. */
export const startOfDay = (on: string, timeZone: string): number =>
  startOfDayKey(`${on} ${timeZone}`);

const startOfDayKey = memoize((key: string) => {
  const [on = '', timeZone = ''] = key.split(' ');
  return Temporal.PlainDate.from(on).toZonedDateTime(timeZone).startOfDay().epochMilliseconds;
});

/** Adds days, which may be negative, to a date; both YYYY-MM-DD. */
export const addDays = (on: string, days: number): string =>
  new Date((dayNumber(on) + days) * 86_400_000).toISOString().slice(0, 10);

/** Returns the ISO weekday: 1 = Monday ... 7 = Sunday. */
export const weekdayOf = (on: string): number => ((((dayNumber(on) + 3) % 7) + 7) % 7) + 1;

/** Returns the day of the month: 1 to 31. */
export const dayOfMonth = (on: string): number => Number(on.slice(8));

const addMonthsKey = memoize((key: string) => {
  const [on = '', months = '', anchorDay = ''] = key.split(' ');
  const month = Temporal.PlainDate.from(on)
    .toPlainYearMonth()
    .add({ months: Number(months) });
  return month.toPlainDate({ day: Math.min(Number(anchorDay), month.daysInMonth) }).toString();
});

/** Adds months, on the anchor day: anchor day 31 becomes a short month's last day and returns to 31. */
export const addMonths = (on: string, months: number, anchorDay: number): string =>
  addMonthsKey(`${on} ${months} ${anchorDay}`);

/** Returns the period of a number of months that starts on a day. */
export const periodFrom = (startOn: string, months: number, anchorDay: number): Period => ({
  startOn,
  endOn: addMonths(startOn, months, anchorDay),
});

/** Returns the length of a period in days; its end is exclusive. */
export const daysIn = (period: Period): number => daysBetween(period.startOn, period.endOn);

/** Returns whether a period contains a day; its end is exclusive. */
export const contains = (period: Period, on: string): boolean =>
  period.startOn <= on && on < period.endOn;
