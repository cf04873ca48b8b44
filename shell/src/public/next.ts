/** The address that somebody wanted to go to before they had to sign up; the start page where it is none of ours. */
export function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  try {
    const { origin, pathname, search: query } = new URL(next, window.location.origin);
    const isOurs = origin === window.location.origin && next.startsWith('/');
    // `/.//elsewhere` is of this origin, and what is left of it names another computer.
    return isOurs && !pathname.startsWith('//') ? pathname + query : '/';
  } catch {
    return '/';
  }
}

/** A page's address that remembers where to go afterwards. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
