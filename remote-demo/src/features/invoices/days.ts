import { localDateIn } from '@praxis/sdk/ui/page';

/** The day of a date, which the demo's records hold as a day or as a moment. */
export const dayOf = (date: string, zone: string): string =>
  date.length === 10 ? date : localDateIn(zone, Date.parse(date));
