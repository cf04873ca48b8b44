import { useEffect, useSyncExternalStore } from 'react';
import { address, goTo } from '../address';
import { lastSearch } from '../last-search';
import { readSearch, searchAddress, type SearchQuery } from './search-query';

/** The search that stands in the address, and the way to another one. */
export interface Search {
  query: SearchQuery;
  /** `replace` where somebody is still typing: Back does not go through every letter. */
  change(changes: Partial<SearchQuery>, replace?: boolean): void;
}

export function useSearch(): Search {
  const search = useSyncExternalStore(address.subscribe, () => window.location.search);
  const query = readSearch(search);
  const here = searchAddress(query);
  useEffect(() => lastSearch.set(here), [here]);
  return {
    query,
    change: (changes, replace = false) =>
      goTo(searchAddress({ ...query, page: 1, ...changes }), { replace, keepsPlace: true }),
  };
}

/** Where the doctors stand on the page. */
export const doctorsId = 'doctors';

/** Brings the doctors into sight, for whoever has searched above them. */
export function showDoctors(): void {
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(doctorsId)?.scrollIntoView({ behavior: smooth ? 'smooth' : 'auto' });
}
