import { zoneCity } from './zone-city';

/** A day in standard time: runtimes name zones without a generic name by it. */
const ordinaryDay = Date.UTC(2026, 0, 15);

/** Returns a time zone's name in a language: "Eastern Time (New York)". */
export function zoneName(timeZone: string, language: string): string {
  const name = timeZone === 'UTC' ? 'long' : 'longGeneric';
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: name })
    .formatToParts(ordinaryDay)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = zoneCity(timeZone, language);
  if (!zone) return city;
  // Avoid two pairs of parentheses: German appends "(Ortszeit)" to the place.
  const plain = zone.replace(/^(.+) \((.+)\)$/, '$2 $1');
  return `${plain} (${city})`;
}
