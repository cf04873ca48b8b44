import type { Option } from '@praxis/contract/entities/options';
import { capitalized } from '@praxis/contract/rules/texts/capitalized';
import type { Locale } from '@praxis/contract/entities/primitives';
import { zoneName } from '@praxis/contract/entities/zone-name';

const cache = new Map<Locale, Option[]>();

/** All time zones with their localized names, sorted by name. */
export function timeZoneOptions(locale: Locale): Option[] {
  let options = cache.get(locale);
  if (!options) {
    const { compare } = new Intl.Collator(locale);
    options = zoneIds()
      .map((value) => ({ value, label: capitalized(zoneName(value, locale), locale) }))
      .sort((first, second) => compare(first.label, second.label));
    cache.set(locale, options);
  }
  return options;
}

/** The zones of this engine, plus UTC, which `supportedValuesOf` omits. */
const zoneIds = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
