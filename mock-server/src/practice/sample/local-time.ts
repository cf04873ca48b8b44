import { offsetFromUtc } from '@praxis/contract/rules/time/calendar';

const noonOffsets = new Map<string, number>();

/** How far a zone's clocks are ahead of UTC at noon of a day (counted from the epoch), milliseconds. */
function offsetOfDay(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  let offset = noonOffsets.get(key);
  if (offset === undefined) {
    offset = offsetFromUtc(day * dayLength + dayLength / 2, timeZone);
    noonOffsets.set(key, offset);
  }
  return offset;
}

const dayLength = 86_400_000;

/** Days that share one look-up where the clocks did not change between the first and the last. */
const stretch = 32;

/** By zone and number of the stretch: the offset in all of it, or null where the clocks change in it or beside it. */
const stretches = new Map<string, Map<number, number | null>>();

/** The offset on all days of a stretch, or null where it is not one and the same. */
function offsetOfStretch(number: number, timeZone: string): number | null {
  let known = stretches.get(timeZone);
  if (!known) stretches.set(timeZone, (known = new Map()));
  let offset = known.get(number);
  if (offset === undefined) {
    const first = number * stretch;
    offset = offsetOfDay(first - 1, timeZone);
    if (offset !== offsetOfDay(first + stretch, timeZone)) offset = null;
    known.set(number, offset);
  }
  return offset;
}

/** The offset at an instant: quick, unless the clocks change on the day before, on it or after it. */
function offsetAt(millis: number, timeZone: string): number {
  const day = Math.floor(millis / dayLength);
  const ofStretch = offsetOfStretch(Math.floor(day / stretch), timeZone);
  if (ofStretch !== null) return ofStretch;
  const before = offsetOfDay(day - 1, timeZone);
  return before === offsetOfDay(day + 1, timeZone) ? before : offsetFromUtc(millis, timeZone);
}

/**
 * The instant of a local time at midnight or in the hours of the day. No clock changes then, so it
 * needs none of the care of the rules' calendar.
 */
export function officeInstant(on: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minutes * 60_000;
  // Between the two the clocks may change, where the zone is far from UTC.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone);
}

/** An instant as clocks show it, as if they showed UTC. */
const localAt = (millis: number, timeZone: string): number => millis + offsetAt(millis, timeZone);

const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

const minutesOf = (local: number): number => (local % dayLength) / 60_000;

/** Nobody is awake all night: an instant in waking hours, or one in the evening before it. */
export function wakingTime(millis: number, timeZone: string): number {
  const local = localAt(millis, timeZone);
  const minutes = minutesOf(local);
  if (minutes >= waking.from && minutes < waking.to) return millis;
  const evening = dateOf(minutes < waking.from ? local - dayLength : local);
  return officeInstant(evening, waking.to - 5 - Math.floor(minutes % 97), timeZone);
}

const waking = { from: 7 * 60, to: 22 * 60 };

/** An instant while a practice is open, or one in the next morning on which it is. */
export function openingTime(millis: number, timeZone: string): number {
  const local = localAt(millis, timeZone);
  const [on, minutes] = [dateOf(local), minutesOf(local)];
  const isEarly = minutes < opening.from;
  if (!isEarly && minutes < opening.to && weekdayOf(on) <= 5) return millis;
  const morning = addWorkdays(isEarly ? addDays(on, -1) : on, 1);
  return officeInstant(morning, opening.from + Math.floor(minutes % 47), timeZone);
}

const opening = { from: 8 * 60 + 5, to: 18 * 60 };

/** The local date of an instant. */
export function localDateAt(millis: number, timeZone: string): string {
  return dateOf(localAt(millis, timeZone));
}

export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Months later on the same day of the month; a short month's last day where it has no such day. */
export function addMonths(on: string, months: number, anchorDay = Number(on.slice(8))): string {
  const month = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 + months;
  const year = Math.floor(month / 12);
  const last = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(anchorDay, last);
  return new Date(Date.UTC(year, month % 12, day)).toISOString().slice(0, 10);
}

/** 1 = Monday ... 7 = Sunday. */
export function weekdayOf(on: string): number {
  return ((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** So many days later, weekends left out. */
export function addWorkdays(on: string, days: number): string {
  let day = on;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}

/** The ISO day before which nothing happened, seen from an instant. */
export const isoAt = (millis: number) => new Date(millis).toISOString();
