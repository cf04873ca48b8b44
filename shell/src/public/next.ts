import { toSameOriginPath } from '../app/same-origin-path';

/** The address that somebody wanted to go to before they had to sign up; the start page where it is none of ours. */
export const nextOf = (search: string): string =>
  toSameOriginPath(new URLSearchParams(search).get('next') ?? '/');

/** Where to sign in so that one is there afterwards: that very address asks for it. */
export const signInFor = (next: string): string => (next === '/' ? '/sign-in' : next);

/** A page's address that remembers where to go afterwards. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
