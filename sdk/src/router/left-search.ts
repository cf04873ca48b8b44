import type { Router } from './use-address';

/** Last search (page, filters, sort order) of each list, by path. */
const searches = new WeakMap<Router, Map<string, string>>();

/** Remembers the search at which a list was left. */
export function leaveSearch(router: Router, pathname: string, search: string): void {
  let left = searches.get(router);
  if (!left) searches.set(router, (left = new Map<string, string>()));
  left.set(pathname, search);
}

/** Returns the last search of a list, with its question mark; empty if the list was not visited yet. */
export const searchLeftAt = (router: Router, pathname: string): string =>
  searches.get(router)?.get(pathname) ?? '';
