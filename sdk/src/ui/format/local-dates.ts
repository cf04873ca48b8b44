import { useClock } from '../clock';
import { useZone } from '../zone';
import { dateFormat } from './formatters';
import { dayLength, offsetAt } from './zone-offset';

/** So many days after a local date. */
export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Whether a text, such as one of an address, is a local date (YYYY-MM-DD) that a calendar can go to. */
export function isLocalDate(text: string | null): text is string {
  if (text === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = Date.parse(`${text}T00:00:00Z`);
  // The 31st of February is the 3rd of March to some browsers.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
}

/** The local date (YYYY-MM-DD) of an instant in a time zone. */
export function localDateIn(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);
}

/** The date and time of an instant in a zone, as spreadsheets read it: "2026-11-21 06:00". */
export function spreadsheetTime(zone: string, at: string): string {
  const instant = Date.parse(at);
  const time = dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${localDateIn(zone, instant)} ${time.format(instant)}`;
}

/** Today, in the zone of the signed-in person. */
export function useToday(): string {
  const clock = useClock();
  return localDateIn(useZone(), clock());
}
