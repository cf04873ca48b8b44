import { toSameOriginPath } from '../app/same-origin-path';

/** The address to continue at after sign-up; the start page unless it is same-origin. */
export const nextOf = (search: string): string =>
  toSameOriginPath(new URLSearchParams(search).get('next') ?? '/');

/** The address for signing in and continuing at `next`, which shows the sign-in page itself. */
export const signInPathFor = (next: string): string => (next === '/' ? '/sign-in' : next);

/** Adds the address to continue at to a page's path. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
