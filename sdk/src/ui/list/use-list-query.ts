import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list shows: it lives in the address, so that a link can be shared and Back works. */
export interface ListQuery {
  q: string;
  page: number;
  perPage: number;
  /** `name`, or `-name` for descending; empty: the list's own order. */
  sort: string;
  /** Chosen values by filter; a filter without a choice is absent. */
  filters: Readonly<Record<string, readonly string[]>>;
}

export interface ListQueryControl extends ListQuery {
  /** Something narrows the list. */
  isFiltered: boolean;
  setSearch(q: string): void;
  setFilter(name: string, values: readonly string[]): void;
  setSort(sort: string): void;
  /** `replace`: Back does not lead to the page before. */
  setPage(page: number, replace?: boolean): void;
  setPerPage(perPage: number): void;
  /** Takes search and filters away. */
  clear(): void;
}

export interface ListQueryOptions {
  /** Names of the filters; other parameters of the address are left alone. */
  filters?: readonly string[];
  sort?: string;
  perPage?: number;
}

const none: readonly string[] = [];

/** Reads and writes a list's search, filters, order and page in the address. */
export function useListQuery({
  filters: names = none,
  sort: ownSort = '',
  perPage: ownPerPage = 10,
}: ListQueryOptions = {}): ListQueryControl {
  const [params, setParams] = useSearchParams();
  const namesKey = names.join(' ');
  // A press before the page has followed the one before it keeps what that one changed.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);

  const query = useMemo<ListQuery>(
    () => ({
      q: params.get('q') ?? '',
      page: wholeNumber(params.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
      perPage: wholeNumber(params.get('perPage'), 1, 100) ?? ownPerPage,
      sort: params.get('sort') ?? ownSort,
      filters: Object.fromEntries(
        namesKey
          .split(' ')
          .map((name) => [name, params.getAll(name).filter(Boolean)] as const)
          .filter(([name, values]) => name !== '' && values.length > 0),
      ),
    }),
    [params, namesKey, ownPerPage, ownSort],
  );

  const change = useCallback(
    (changes: Record<string, readonly string[]>, replace = false) => {
      const next = new URLSearchParams(newest.current);
      for (const [name, values] of Object.entries(changes)) {
        next.delete(name);
        for (const value of values) if (value !== '') next.append(name, value);
      }
      newest.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );

  return {
    ...query,
    isFiltered: query.q !== '' || Object.keys(query.filters).length > 0,
    // Typing does not fill the history: Back leaves the list as it was before the search.
    setSearch: (q) => change({ q: [q], page: [] }, query.q !== ''),
    setFilter: (name, values) => change({ [name]: values, page: [] }),
    setSort: (sort) => change({ sort: [sort === ownSort ? '' : sort], page: [] }),
    setPage: (page, replace) => change({ page: [page > 1 ? String(page) : ''] }, replace),
    setPerPage: (perPage) =>
      change({ perPage: [perPage === ownPerPage ? '' : String(perPage)], page: [] }),
    clear: () =>
      change(Object.fromEntries([...names, 'q', 'page'].map((name) => [name, [] as string[]]))),
  };
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
