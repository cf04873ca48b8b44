/**
 * Arithmetic of local dates (YYYY-MM-DD) that needs no time zone, and so no Temporal: a page that
 * only counts days does not load it.
 */
const dayNumber = (on: string): number => Date.parse(`${on}T00:00:00Z`) / 86_400_000;

/** Whole days from one local date to another; time zones play no part. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
