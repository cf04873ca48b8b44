import { useClock } from '../clock';
import { useZone } from '../zone';
import { dateFormat } from './formatters';
import { dayLength, offsetAt } from './zone-offset';

/** Adds days to a local date. */
export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns whether a text, such as a search parameter, is a local date (YYYY-MM-DD) that a calendar can show. */
export function isLocalDate(text: string | null): text is string {
  if (text === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = Date.parse(`${text}T00:00:00Z`);
  // Some browsers parse February 31 as March 3.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
}

/** Returns the local date (YYYY-MM-DD) of an instant in a time zone. */
export function localDateIn(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);
}

/** Formats an instant in a time zone so that spreadsheets parse it: "2026-11-21 06:00". */
export function spreadsheetTime(zone: string, at: string): string {
  const instant = Date.parse(at);
  const time = dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${localDateIn(zone, instant)} ${time.format(instant)}`;
}

/** Returns the current local date, in the time zone of the signed-in user. */
export function useToday(): string {
  const clock = useClock();
  return localDateIn(useZone(), clock());
}
