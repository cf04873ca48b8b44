import { zoneName as nameOf } from '@praxis/contract/entities/zone-name';

const known = new Map<string, string>();

/** What people call a time zone: "Eastern Time (New York)". Asked once: the browser is slow to say it. */
export function zoneName(zone: string, language: string): string {
  const key = `${language} ${zone}`;
  const name = known.get(key) ?? nameOf(zone, language);
  known.set(key, name);
  return name;
}
