import { addDays, instantOf } from '@praxis/sdk/ui/page';

/** The date (YYYY-MM-DD) of an instant in a time zone. */
export function dayIn(at: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(at);
}

/** The date of the day after an instant, in a time zone. */
export const dayAfter = (at: number, timeZone: string): string => addDays(dayIn(at, timeZone), 1);

/** The instant of 8 AM on a date in a time zone, after the renewals at 6 AM, in milliseconds. */
export const morningOf = (day: string, timeZone: string): number =>
  Date.parse(instantOf(day, '08:00', timeZone) ?? day);
