import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveSearch } from '../../router/left-search';
import { useBeforeNavigation } from '../../router/router-provider';
import {
  keyOfWords,
  searchParameter,
  normalized,
  wordsAt,
  wordsParameter,
} from '../../router/search-words';
import { useRouter } from '../../router/use-address';
import { focusPage } from '../focus-page';
import {
  pageChange,
  searchAfterPress,
  searchWith,
  sortChange,
  type ParamChanges,
} from './list-address';
import { watchHoverIntent } from './hover-intent';

/**
 * State of a list, stored in the URL so that links can be shared and Back works. Search text is
 * represented by a key there, unless the list declares its search public.
 */
export interface ListQuery {
  q: string;
  page: number;
  perPage: number;
  /** `name`, or `-name` for descending; empty for the list's default order. */
  sort: string;
  /** Selected values by filter; filters without a selection are absent. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** Setters, each of which updates the URL; their identity is stable while the list is mounted. */
interface ListSetters {
  setSearch(q: string): void;
  /** Sets a filter's values; an empty array clears the filter. */
  setFilter(name: string, values: readonly string[]): void;
  setSort(sort: string): void;
  /** `replace` adds no history entry. */
  setPage(page: number, replace?: boolean): void;
  setPerPage(perPage: number): void;
  /** Clears search and filters. */
  clear(): void;
}

export interface ListQueryControl extends ListQuery, ListSetters {
  /** Whether a search or a filter is active. */
  isFiltered: boolean;
  /** Number of calls of `clear`: a key for what has texts of its own, such as half of a period. */
  clears: number;
}

export interface ListQueryOptions {
  /**
   * Names of the filters; other query parameters are left alone. If they depend on another parameter,
   * such as the tab, pass a function with a stable identity: filters that don't apply there are ignored.
   */
  filters?: readonly string[] | ((params: URLSearchParams) => readonly string[]);
  sort?: string;
  perPage?: number;
  /**
   * Puts the search text into the URL, so that a link can be shared: only for public data that identifies
   * nobody. Otherwise the text stays in this tab.
   */
  publicSearch?: boolean;
  /**
   * Preloads the list's next state, tab or history entry: on click, before the page re-renders, or when
   * the mouse rests on the target. `useQuery` then joins the pending request. Return the preload's
   * promise to have the page render once, with the response, if that arrives quickly.
   */
  ahead?(choice: ListQuery, params: URLSearchParams): PromiseLike<unknown> | undefined;
}

const none: readonly string[] = [];

/** Reads and writes a list's search, filters, sort order and page in the URL. */
export function useListQuery({
  filters: filterNames = none,
  sort: defaultSort = '',
  perPage: defaultPerPage = 10,
  publicSearch = false,
  ahead,
}: ListQueryOptions = {}): ListQueryControl {
  const router = useRouter();
  const [params] = useSearchParams();
  const getFilterNames = typeof filterNames === 'function' ? filterNames : undefined;
  const filterNamesKey = typeof filterNames === 'function' ? '' : filterNames.join(' ');
  const filterNamesIn = useCallback(
    (from: URLSearchParams) => getFilterNames?.(from) ?? filterNamesKey.split(' ').filter(Boolean),
    [getFilterNames, filterNamesKey],
  );
  const queryIn = useCallback(
    (from: URLSearchParams): ListQuery => ({
      q: publicSearch ? (from.get(wordsParameter) ?? '') : wordsAt(router, from),
      page: wholeNumber(from.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
      perPage: wholeNumber(from.get('perPage'), 1, 100) ?? defaultPerPage,
      sort: from.get('sort') ?? defaultSort,
      filters: filtersIn(from, filterNamesIn(from)),
    }),
    [router, filterNamesIn, defaultPerPage, defaultSort, publicSearch],
  );
  const prefetch = useEffectEvent((search: string) => {
    const next = new URLSearchParams(search);
    return ahead?.(queryIn(next), next);
  });
  const listen = useBeforeNavigation();

  useEffect(() => {
    let here = router.state.location.pathname;
    return listen(({ pathname, search }) => {
      const awaited = pathname === here ? prefetch(search) : undefined;
      here = pathname;
      return awaited;
    });
  }, [router, listen]);

  const onHover = useEffectEvent((target: HTMLElement) => {
    const { pathname, search: shown } = router.state.location;
    const search = searchAfterPress(target, pathname, shown, defaultSort);
    if (search !== undefined && search !== shown) void prefetch(search);
  });
  const hoverIntent = useRef<ReturnType<typeof watchHoverIntent>>(undefined);
  const canPrefetch = ahead !== undefined;
  useEffect(() => {
    if (!canPrefetch) return undefined;
    hoverIntent.current = watchHoverIntent(onHover);
    return () => hoverIntent.current?.stop();
  }, [canPrefetch]);
  useEffect(() => hoverIntent.current?.restart(), [params]);

  useEffect(() => {
    const { hash, search, state } = router.state.location;
    // The page may lag behind the URL for a moment.
    if (publicSearch || new URLSearchParams(search).toString() !== params.toString()) return;
    const next = normalized(router, params);
    const to = { search: next?.toString() ?? '', hash };
    if (next) void router.navigate(to, { replace: true, preventScrollReset: true, state });
  }, [router, params, publicSearch]);

  useEffect(() => {
    leaveSearch(router, router.state.location.pathname, router.state.location.search);
  }, [router, params]);

  const chosen = useMemo(() => queryIn(params), [queryIn, params]);
  // Stable identity while the selection is the same.
  const filtersKey = JSON.stringify(chosen.filters);
  const filters = useMemo(() => JSON.parse(filtersKey) as ListQuery['filters'], [filtersKey]);
  const query = useMemo<ListQuery>(() => ({ ...chosen, filters }), [chosen, filters]);

  const [clears, setClears] = useState(0);
  const setters = useMemo<ListSetters>(() => {
    // Read from the router, not from render: a click before the page re-renders keeps the previous change.
    const now = () => new URLSearchParams(router.state.location.search);
    const change = (changes: ParamChanges, replace = false) =>
      void router.navigate(searchWith(now(), changes), { replace, preventScrollReset: true });
    const parameter = publicSearch ? wordsParameter : searchParameter;
    return {
      // Typing adds one history entry: Back returns to the list as it was before the search.
      setSearch(q) {
        const value = publicSearch || q === '' ? q : keyOfWords(router, q);
        change({ [parameter]: [value], page: [] }, now().has(parameter));
      },
      setFilter: (name, values) => change({ [name]: values, page: [] }),
      setSort: (sort) => change(sortChange(sort, defaultSort)),
      setPage: (page, replace) => change(pageChange(page), replace),
      setPerPage: (perPage) =>
        change({ perPage: [perPage === defaultPerPage ? '' : String(perPage)], page: [] }),
      clear() {
        setClears((count) => count + 1);
        const all = [...filterNamesIn(now()), parameter, 'page'];
        change(Object.fromEntries(all.map((name) => [name, []])));
        // The button that was clicked disappears with the filters.
        focusPage();
      },
    };
  }, [router, filterNamesIn, defaultPerPage, defaultSort, publicSearch]);

  // Stable identity until the list's state changes, so that memoized children do not re-render.
  return useMemo(
    () => ({
      ...query,
      ...setters,
      clears,
      isFiltered: query.q !== '' || Object.keys(query.filters).length > 0,
    }),
    [query, setters, clears],
  );
}

/** Reads the selected values of each filter. */
function filtersIn(params: URLSearchParams, names: readonly string[]): ListQuery['filters'] {
  return Object.fromEntries(
    names
      .map((name) => [name, params.getAll(name).filter(Boolean)] as const)
      .filter(([, values]) => values.length > 0),
  );
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
