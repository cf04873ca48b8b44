import { offsetFromUtc } from '@praxis/contract/rules/time/calendar';

const noonOffsets = new Map<string, number>();

/** The UTC offset of a zone at noon of a day (counted from the epoch), in milliseconds. */
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

/** Number of days that share one lookup if the offset does not change. */
const blockDays = 32;

/** Offset by zone and block of days; null if it changes within the block or next to it. */
const blockOffsets = new Map<string, Map<number, number | null>>();

/** The offset on all days of a block, or null if it changes. */
function offsetOfBlock(number: number, timeZone: string): number | null {
  let known = blockOffsets.get(timeZone);
  if (!known) blockOffsets.set(timeZone, (known = new Map()));
  let offset = known.get(number);
  if (offset === undefined) {
    const first = number * blockDays;
    offset = offsetOfDay(first - 1, timeZone);
    if (offset !== offsetOfDay(first + blockDays, timeZone)) offset = null;
    known.set(number, offset);
  }
  return offset;
}

/** The offset at an instant; fast unless the offset changes within a day of it. */
function offsetAt(millis: number, timeZone: string): number {
  const day = Math.floor(millis / dayLength);
  const blockOffset = offsetOfBlock(Math.floor(day / blockDays), timeZone);
  if (blockOffset !== null) return blockOffset;
  const before = offsetOfDay(day - 1, timeZone);
  return before === offsetOfDay(day + 1, timeZone) ? before : offsetFromUtc(millis, timeZone);
}

/**
 * Converts a local time at midnight or during the day to an instant. No offset changes at these
 * hours, so it is simpler than the rules' calendar.
 */
export function officeInstant(on: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minutes * 60_000;
  // In zones far from UTC the offset may change between the two instants.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone);
}

/** Shifts an instant so that its UTC fields show the local time. */
const localAt = (millis: number, timeZone: string): number => millis + offsetAt(millis, timeZone);

const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

const minutesOf = (local: number): number => (local % dayLength) / 60_000;

/** Moves an instant at night to the evening before. */
export function toWakingHours(millis: number, timeZone: string): number {
  const local = localAt(millis, timeZone);
  const minutes = minutesOf(local);
  if (minutes >= wakingHours.from && minutes < wakingHours.to) return millis;
  const evening = dateOf(minutes < wakingHours.from ? local - dayLength : local);
  return officeInstant(evening, wakingHours.to - 5 - Math.floor(minutes % 97), timeZone);
}

const wakingHours = { from: 7 * 60, to: 22 * 60 };

/** Moves an instant outside opening hours to the next open morning. */
export function toOpeningHours(millis: number, timeZone: string): number {
  const local = localAt(millis, timeZone);
  const [on, minutes] = [dateOf(local), minutesOf(local)];
  const isEarly = minutes < openingHours.from;
  if (!isEarly && minutes < openingHours.to && weekdayOf(on) <= 5) return millis;
  const morning = addWorkdays(isEarly ? addDays(on, -1) : on, 1);
  return officeInstant(morning, openingHours.from + Math.floor(minutes % 47), timeZone);
}

const openingHours = { from: 8 * 60 + 5, to: 18 * 60 };

/** The local date of an instant. */
export function localDateAt(millis: number, timeZone: string): string {
  return dateOf(localAt(millis, timeZone));
}

export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Adds months, clamped to the last day of short months. */
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

/** Adds workdays, skipping weekends. */
export function addWorkdays(on: string, days: number): string {
  let day = on;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}

/** Formats an instant as an ISO string. */
export const isoAt = (millis: number) => new Date(millis).toISOString();
