import { localDateIn } from '@praxis/sdk/ui/page';

/** Local date of a stored date, which is either a date or an instant. */
export const dayOf = (date: string, zone: string): string =>
  date.length === 10 ? date : localDateIn(zone, Date.parse(date));
