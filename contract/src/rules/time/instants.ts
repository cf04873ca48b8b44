import { memoize } from '../memoize';

/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Converts an instant of the API (ISO 8601) to milliseconds since the epoch, the unit of the rules. */
export const toMillis: (instant: string) => number = memoize((instant: string) =>
  Date.parse(instant),
);

/** Converts milliseconds since the epoch to an instant of the API: ISO 8601 with Z. */
export const toInstant: (millis: number) => string = memoize((millis: number) =>
  new Date(millis).toISOString(),
);

/** Returns whether two half-open intervals overlap. */
export const overlaps = (
  first: { from: number; to: number },
  second: { from: number; to: number },
): boolean => first.from < second.to && second.from < first.to;
