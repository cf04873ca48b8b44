import type { Router } from './use-address';

/** By path: which page of a list was shown there last, narrowed and sorted by what. */
const searches = new WeakMap<Router, Map<string, string>>();

/** A list is left at this search, or goes on from it. */
export function leaveSearch(router: Router, pathname: string, search: string): void {
  let left = searches.get(router);
  if (!left) searches.set(router, (left = new Map<string, string>()));
  left.set(pathname, search);
}

/** The search that a list was left at, question mark included; empty where it was not shown yet. */
export const searchLeftAt = (router: Router, pathname: string): string =>
  searches.get(router)?.get(pathname) ?? '';
