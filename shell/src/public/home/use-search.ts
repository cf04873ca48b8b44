import { useEffect, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '@praxis/sdk/ui/page';
import { address, goTo } from '../address';
import { lastSearch } from '../last-search';
import { readSearch, searchAddress, type SearchQuery } from './search-query';

/** The search in the address, and a function to change it. */
export interface Search {
  query: SearchQuery;
  /** `replace` while typing, so that Back does not step through every letter. */
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
      goTo(searchAddress({ ...query, page: 1, ...changes }), { replace, keepsScroll: true }),
  };
}

/** Element id of the list of doctors. */
export const doctorsId = 'doctors';

/** Scrolls to the list of doctors. */
export function showDoctors(): void {
  document
    .getElementById(doctorsId)
    ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
