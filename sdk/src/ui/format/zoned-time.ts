import { browserZone } from '../zone';
import { localDateIn } from './local-dates';
import { dayLength, offsetAt } from './zone-offset';

/** The local time (HH:mm) of an instant in a time zone. */
export function localTimeIn(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(11, 16);
}

/**
 * The instant (ISO 8601) of a local date and time in a zone; null for a time that the clock skips
 * that day, the first of the two where it goes through it twice.
 */
export function instantOf(on: string, time: string, zone: string): string | null {
  const asUtc = Date.parse(`${on}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // A clock change moves the offset within a day: the instant has the offset before or after it.
  const candidates = [asUtc - dayLength, asUtc + dayLength].map(
    (near) => asUtc - offsetAt(zone, near),
  );
  const found = candidates
    .filter((instant) => localDateIn(zone, instant) === on && localTimeIn(zone, instant) === time)
    .sort((first, second) => first - second)[0];
  return found === undefined ? null : new Date(found).toISOString();
}

/** Whether clocks in both zones show the same at that instant; then one of them need not be named. */
export const isSameTime = (instant: number, zone: string, other: string): boolean =>
  zone === other || offsetAt(zone, instant) === offsetAt(other, instant);

/** Whether this device's clock shows another time than the zone's then. */
export const isForeignTime = (zone: string, instant: number): boolean =>
  !isSameTime(instant, zone, browserZone());
