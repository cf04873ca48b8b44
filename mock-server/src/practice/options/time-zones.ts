import type { Option } from '@praxis/contract/entities/options';
import type { Locale } from '@praxis/contract/entities/primitives';
import { zonePlace } from '@praxis/contract/entities/zone-place';

const known = new Map<Locale, Option[]>();

/** The time zones of the world, each with the name that the language has for it. */
export function timeZoneOptions(locale: Locale): Option[] {
  let options = known.get(locale);
  if (!options) {
    options = zoneNames().map((value) => ({ value, label: labelOf(value, locale) }));
    known.set(locale, options);
  }
  return options;
}

/** What this engine knows; UTC is left out of its own list. */
const zoneNames = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

function labelOf(timeZone: string, locale: Locale): string {
  const place = zonePlace(timeZone);
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2026, 0, 1))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${place} (${name})` : place;
}
