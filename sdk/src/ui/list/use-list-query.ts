import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveSearch } from '../../router/left-search';
import { useAddressAhead } from '../../router/router-provider';
import {
  keyOfWords,
  searchParameter,
  tidied,
  wordsAt,
  wordsParameter,
} from '../../router/search-words';
import { useRouter } from '../../router/use-address';
import { focusPage } from '../focus-page';
import { pageChange, searchOf, searchWith, sortChange, type Changed } from './list-address';
import { listenToRest } from './near';

/**
 * What a list shows: it lives in the address, so that a link can be shared and Back works. Of what is
 * searched for only a key is there, unless the list says that its search is public.
 */
export interface ListQuery {
  q: string;
  page: number;
  perPage: number;
  /** `name`, or `-name` for descending; empty: the list's own order. */
  sort: string;
  /** Chosen values by filter; a filter without a choice is absent. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** Each changes the address; they stay the same functions while the list is in sight. */
interface ListChanges {
  setSearch(q: string): void;
  /** Chooses values of a filter; none takes it away. */
  setFilter(name: string, values: readonly string[]): void;
  setSort(sort: string): void;
  /** `replace`: Back does not lead to the page before. */
  setPage(page: number, replace?: boolean): void;
  setPerPage(perPage: number): void;
  /** Takes search and filters away. */
  clear(): void;
}

export interface ListQueryControl extends ListQuery, ListChanges {
  /** Something narrows the list. */
  isFiltered: boolean;
}

export interface ListQueryOptions {
  /**
   * Names of the filters; other parameters of the address are left alone. Where they depend on
   * something else in the address, such as the tab, a function that stays the same: what an address
   * says of a filter that doesn't count there narrows nothing.
   */
  filters?: readonly string[] | ((params: URLSearchParams) => readonly string[]);
  sort?: string;
  perPage?: number;
  /**
   * The words of a search stand in the address, and a link with them can be shared: for what is there for
   * everybody and says nothing of anybody. Without it they stay in this tab.
   */
  publicSearch?: boolean;
  /**
   * Asks for what the list shows with another choice, in another tab or after Back: at the press
   * itself, before the page has rendered, or once the mouse rests on what would be pressed. What
   * `useQuery` asks for then is under way already. Where it answers with the preload, the page renders
   * once, with the answer, if that comes in a moment.
   */
  ahead?(choice: ListQuery, params: URLSearchParams): PromiseLike<unknown> | undefined;
}

const none: readonly string[] = [];

/** Reads and writes a list's search, filters, order and page in the address. */
export function useListQuery({
  filters: names = none,
  sort: ownSort = '',
  perPage: ownPerPage = 10,
  publicSearch = false,
  ahead,
}: ListQueryOptions = {}): ListQueryControl {
  const router = useRouter();
  const [params] = useSearchParams();
  const namesAt = typeof names === 'function' ? names : undefined;
  const namesKey = typeof names === 'function' ? '' : names.join(' ');
  const namesIn = useCallback(
    (from: URLSearchParams) => namesAt?.(from) ?? namesKey.split(' ').filter(Boolean),
    [namesAt, namesKey],
  );
  const choiceIn = useCallback(
    (from: URLSearchParams): ListQuery => ({
      q: publicSearch ? (from.get(wordsParameter) ?? '') : wordsAt(router, from),
      page: wholeNumber(from.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
      perPage: wholeNumber(from.get('perPage'), 1, 100) ?? ownPerPage,
      sort: from.get('sort') ?? ownSort,
      filters: filtersIn(from, namesIn(from)),
    }),
    [router, namesIn, ownPerPage, ownSort, publicSearch],
  );
  const askAhead = useEffectEvent((search: string) => {
    const next = new URLSearchParams(search);
    return ahead?.(choiceIn(next), next);
  });
  const listen = useAddressAhead();

  useEffect(() => {
    let here = router.state.location.pathname;
    return listen(({ pathname, search }) => {
      const awaited = pathname === here ? askAhead(search) : undefined;
      here = pathname;
      return awaited;
    });
  }, [router, listen]);

  const near = useEffectEvent((target: HTMLElement) => {
    const { pathname, search: shown } = router.state.location;
    const search = searchOf(target, pathname, shown, ownSort);
    if (search !== undefined && search !== shown) void askAhead(search);
  });
  const rest = useRef<ReturnType<typeof listenToRest>>(undefined);
  const asksAhead = ahead !== undefined;
  useEffect(() => {
    if (!asksAhead) return undefined;
    rest.current = listenToRest(near);
    return () => rest.current?.end();
  }, [asksAhead]);
  useEffect(() => rest.current?.again(), [params]);

  useEffect(() => {
    const { hash, search, state } = router.state.location;
    // The page may be a moment behind its address.
    if (publicSearch || new URLSearchParams(search).toString() !== params.toString()) return;
    const next = tidied(router, params);
    const to = { search: next?.toString() ?? '', hash };
    if (next) void router.navigate(to, { replace: true, preventScrollReset: true, state });
  }, [router, params, publicSearch]);

  useEffect(() => {
    leaveSearch(router, router.state.location.pathname, router.state.location.search);
  }, [router, params]);

  const chosen = useMemo(() => choiceIn(params), [choiceIn, params]);
  // The same object while the same is chosen.
  const filtersKey = JSON.stringify(chosen.filters);
  const filters = useMemo(() => JSON.parse(filtersKey) as ListQuery['filters'], [filtersKey]);
  const query = useMemo<ListQuery>(() => ({ ...chosen, filters }), [chosen, filters]);

  const changes = useMemo<ListChanges>(() => {
    // What the address says by now: a press before the page has followed keeps what the last one changed.
    const now = () => new URLSearchParams(router.state.location.search);
    const change = (changed: Changed, replace = false) =>
      void router.navigate(searchWith(now(), changed), { replace, preventScrollReset: true });
    const searched = publicSearch ? wordsParameter : searchParameter;
    return {
      // Typing does not fill the history: Back leaves the list as it was before the search.
      setSearch(q) {
        const value = publicSearch || q === '' ? q : keyOfWords(router, q);
        change({ [searched]: [value], page: [] }, now().has(searched));
      },
      setFilter: (name, values) => change({ [name]: values, page: [] }),
      setSort: (sort) => change(sortChange(sort, ownSort)),
      setPage: (page, replace) => change(pageChange(page), replace),
      setPerPage: (perPage) =>
        change({ perPage: [perPage === ownPerPage ? '' : String(perPage)], page: [] }),
      clear: () => {
        const all = [...namesIn(now()), searched, 'page'];
        change(Object.fromEntries(all.map((name) => [name, []])));
        // What was pressed goes with what it takes away.
        focusPage();
      },
    };
  }, [router, namesIn, ownPerPage, ownSort, publicSearch]);

  // The same object until the list shows something else: what depends on it does not render before.
  return useMemo(
    () => ({
      ...query,
      ...changes,
      isFiltered: query.q !== '' || Object.keys(query.filters).length > 0,
    }),
    [query, changes],
  );
}

/** What is chosen, by filter. */
function filtersIn(params: URLSearchParams, names: readonly string[]): ListQuery['filters'] {
  return Object.fromEntries(
    names
      .map((name) => [name, params.getAll(name).filter(Boolean)] as const)
      .filter(([, values]) => values.length > 0),
  );
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
