import { zoneCity } from './zone-city';

/** Between the clock changes: engines name a zone by its standard time where they know of none. */
const ordinaryDay = Date.UTC(2026, 0, 15);

/** What people call a time zone: "Eastern Time (New York)". */
export function zoneName(timeZone: string, language: string): string {
  const name = timeZone === 'UTC' ? 'long' : 'longGeneric';
  const called = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: name })
    .formatToParts(ordinaryDay)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = zoneCity(timeZone, language);
  if (!called) return city;
  // German puts its "(Ortszeit)" behind the place: one pair of brackets is enough.
  const plain = called.replace(/^(.+) \((.+)\)$/, '$2 $1');
  return `${plain} (${city})`;
}
