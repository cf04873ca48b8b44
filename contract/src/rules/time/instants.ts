import { memoize } from '../memoize';

/** Lengths in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An instant as milliseconds since the epoch: what rules reckon with. */
export const toMillis: (instant: string) => number = memoize((instant: string) =>
  Date.parse(instant),
);

/** Milliseconds as an instant of the API: ISO 8601 with Z. */
export const toInstant: (millis: number) => string = memoize((millis: number) =>
  new Date(millis).toISOString(),
);

/** Half-open ranges overlap where each begins before the other ends. */
export const overlaps = (
  first: { from: number; to: number },
  second: { from: number; to: number },
): boolean => first.from < second.to && second.from < first.to;
