import { memoize } from '../memoize';

// Date arithmetic without time zones, and so without Temporal: pages that only count days don't load it.

/** Days from 1970-01-01 to a local date (YYYY-MM-DD). */
export const dayNumber = memoize((on: string) => Date.parse(`${on}T00:00:00Z`) / 86_400_000);

/** Returns the number of days between two local dates (YYYY-MM-DD). */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
