import { zoneName as nameOf } from '@praxis/contract/entities/zone-name';

const cache = new Map<string, string>();

/** Returns the common name of a time zone: "Eastern Time (New York)". Cached, because `Intl` is slow. */
export function zoneName(zone: string, language: string): string {
  const key = `${language} ${zone}`;
  const name = cache.get(key) ?? nameOf(zone, language);
  cache.set(key, name);
  return name;
}
