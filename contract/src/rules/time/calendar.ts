import type { Period } from '../../entities/subscription';
import { memoize } from '../memoize';

// `Temporal` is the platform's own. Where there is none, whoever runs the rules installs a polyfill
// first: 20 KB that most browsers need not load.

const quarterHour = 15 * 60_000;

const localDateOfQuarter = memoize((key: string) => {
  const [quarter = '', timeZone = ''] = key.split(' ');
  return Temporal.Instant.fromEpochMilliseconds(Number(quarter) * quarterHour)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
});

/**
 * The local date of an instant in a time zone. Every time zone of this century is a whole number of
 * quarters of an hour away from UTC, so that all instants of such a quarter are of the same day.
 */
export const localDate = (millis: number, timeZone: string): string =>
  localDateOfQuarter(`${Math.floor(millis / quarterHour)} ${timeZone}`);

/** How far a zone's clocks are ahead of UTC at an instant, milliseconds. */
export const offsetFromUtc = (millis: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(timeZone).offsetNanoseconds /
  1_000_000;

const instantOfKey = memoize((key: string) => {
  const [local = '', timeZone = ''] = key.split(' ');
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
});

/**
 * When a local date and time is, in milliseconds since the epoch. A time that a clock change skips
 * counts as just as long after it; one that comes twice is the first (docs/domain.md#slots).
 */
export function instantOfLocal(on: string, time: string, timeZone: string): number {
  if (time === '24:00') return instantOfLocal(addDays(on, 1), '00:00', timeZone);
  return instantOfKey(`${on}T${time} ${timeZone}`);
}

/** When a local day begins: not at 00:00 where the clocks skip midnight. */
export const startOfDay = (on: string, timeZone: string): number =>
  startOfDayKey(`${on} ${timeZone}`);

const startOfDayKey = memoize((key: string) => {
  const [on = '', timeZone = ''] = key.split(' ');
  return Temporal.PlainDate.from(on).toZonedDateTime(timeZone).startOfDay().epochMilliseconds;
});

const dayNumber = memoize((on: string) => Date.parse(`${on}T00:00:00Z`) / 86_400_000);

/** Whole days from one local date to another; time zones play no part. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** So many days later, or before where they are negative; both YYYY-MM-DD. */
export const addDays = (on: string, days: number): string =>
  new Date((dayNumber(on) + days) * 86_400_000).toISOString().slice(0, 10);

/** 1 = Monday ... 7 = Sunday. */
export const weekdayOf = (on: string): number => ((((dayNumber(on) + 3) % 7) + 7) % 7) + 1;

/** 1 to 31. */
export const dayOfMonth = (on: string): number => Number(on.slice(8));

const addMonthsKey = memoize((key: string) => {
  const [on = '', months = '', anchorDay = ''] = key.split(' ');
  const month = Temporal.PlainDate.from(on)
    .toPlainYearMonth()
    .add({ months: Number(months) });
  return month.toPlainDate({ day: Math.min(Number(anchorDay), month.daysInMonth) }).toString();
});

/** Months later, on the anchor day; anchor day 31 becomes a short month's last day and returns to 31. */
export const addMonths = (on: string, months: number, anchorDay: number): string =>
  addMonthsKey(`${on} ${months} ${anchorDay}`);

/** The period of so many months that begins on a day. */
export const periodFrom = (startOn: string, months: number, anchorDay: number): Period => ({
  startOn,
  endOn: addMonths(startOn, months, anchorDay),
});

/** How many days a period has; its end is the day after the last. */
export const daysIn = (period: Period): number => daysBetween(period.startOn, period.endOn);

/** Whether a day is in a period; its end is not. */
export const contains = (period: Period, on: string): boolean =>
  period.startOn <= on && on < period.endOn;
