import { browserZone } from '../zone';
import { localDateIn } from './local-dates';
import { dayLength, offsetAt } from './zone-offset';

/** Returns the local time (HH:mm) of an instant in a time zone. */
export function localTimeIn(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(11, 16);
}

/**
 * Returns the instant (ISO 8601) of a local date and time in a time zone; null for a time that a clock
 * change skips, and the earlier instant for a time that occurs twice.
 */
export function instantOf(on: string, time: string, zone: string): string | null {
  const asUtc = Date.parse(`${on}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset of the instant is that of a day before or a day after, even with a clock change in between.
  const candidates = [asUtc - dayLength, asUtc + dayLength].map(
    (near) => asUtc - offsetAt(zone, near),
  );
  const found = candidates
    .filter((instant) => localDateIn(zone, instant) === on && localTimeIn(zone, instant) === time)
    .sort((first, second) => first - second)[0];
  return found === undefined ? null : new Date(found).toISOString();
}

/** Returns whether two time zones have the same wall-clock time at an instant. */
export const isSameTime = (instant: number, zone: string, other: string): boolean =>
  zone === other || offsetAt(zone, instant) === offsetAt(other, instant);

/** Returns whether the device's wall-clock time differs from the time zone's at an instant. */
export const isForeignTime = (zone: string, instant: number): boolean =>
  !isSameTime(instant, zone, browserZone());
