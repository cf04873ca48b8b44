import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import { preload } from './preload';
import { addressOf, keyOf, type Query, type QueryAddress } from './query';
import type { QueryAction } from './query-actions';
import { entryAt, type QueryEntry } from './query-entries';
import { isNotFound, type Failure } from './request-error';

/** What a page sees of a query. */
export interface QueryResult<Data> {
  /**
   * The answer to these very arguments; null before it is there, and once its record is no longer there.
   * It stays while it loads again.
   */
  data: Data | null;
  /** The same, and while it is on its way that of the arguments before: for lists, which stay in sight, dimmed. */
  shown: Data | null;
  error: Failure | null;
  loading: boolean;
  /** Asks again for the same. */
  reload(): void;
}

export interface QueryOptions {
  /** Asks again, quietly, as often as this while the page is in sight, milliseconds. */
  poll?: number;
  /**
   * Shows what is there and asks nothing while it is true: the figures of a decision, while the command
   * is sent that makes them out of date.
   */
  hold?: boolean;
}

/** What of an entry is seen: two that look alike are one rendering. */
interface Seen {
  data: unknown;
  error: Failure | null;
  loading: boolean;
}

const waiting: Seen = { data: null, error: null, loading: true };

const seenOf = (entry: QueryEntry | undefined): Seen =>
  entry ? { data: entry.data, error: entry.error, loading: isWaiting(entry) } : waiting;

/** Before the request has begun a person already waits for it. */
const isWaiting = ({ loading, data, error }: QueryEntry) =>
  loading || (data === null && error === null);

const looksAlike = (one: Seen, other: Seen) =>
  one.data === other.data && one.error === other.error && one.loading === other.loading;

/**
 * Shows a query on a page: asks when the page comes or the arguments change, again when records
 * that the answer is made of have changed, and lets go when the page is left. A page may show any
 * number of queries, and two places the same one, which is asked for once.
 *
 * @param args plain data, compared by value, so a literal is fine; null asks nothing
 */
export function useQuery<Args, Data>(
  query: Query<Args, Data>,
  args: Args | null,
  { poll, hold = false }: QueryOptions = {},
): QueryResult<Data> {
  const dispatch = useDispatch<Dispatch<QueryAction>>();
  const key = args === null ? null : keyOf(args);
  const address = useMemo(
    () => (key === null ? null : addressOf(query, JSON.parse(key) as Args)),
    [query, key],
  );
  const current = useSelector(
    (state) => (address ? seenOf(entryAt(state, address)) : null),
    (one, other) => one === other || (one !== null && other !== null && looksAlike(one, other)),
  );
  const seen = useHeld(current, hold);
  const previous = usePrevious(address);

  // With the rendering itself: the request does not wait for the next frame.
  useLayoutEffect(() => {
    if (!address || hold) return;
    dispatch({ type: 'queries/used', address });
    return () => {
      dispatch({ type: 'queries/released', address });
    };
  }, [dispatch, address, hold]);

  const reload = useCallback(() => {
    if (address) dispatch({ type: 'queries/reloaded', address, background: false });
  }, [dispatch, address]);
  usePoll(hold ? null : address, poll, dispatch);

  const isDeleted = seen?.error && isNotFound(seen.error);
  const data = (isDeleted ? null : (seen?.data ?? null)) as Data | null;
  return {
    data,
    shown: seen && data === null && !seen.error ? (previous as Data | null) : data,
    error: seen?.error ?? null,
    loading: seen?.loading ?? false,
    reload,
  };
}

/** What is there, or what was when it began to be held. */
function useHeld<Value>(now: Value, hold: boolean): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  if (hold === (held === null)) setHeld(hold ? { value: now } : null);
  return hold && held ? held.value : now;
}

/** The data that this place showed for the arguments before. */
function usePrevious(address: QueryAddress | null): unknown {
  const { getState } = useStore();
  const [places, setPlaces] = useState<Record<'now' | 'before', QueryAddress | null>>({
    now: address,
    before: null,
  });
  if (places.now !== address) {
    const shown = places.now && entryAt(getState(), places.now)?.data;
    setPlaces({ now: address, before: shown ? places.now : places.before });
  }
  return useSelector((state) => (places.before && entryAt(state, places.before)?.data) ?? null);
}

function usePoll(
  address: QueryAddress | null,
  poll: number | undefined,
  dispatch: Dispatch<QueryAction>,
): void {
  useEffect(() => {
    if (!address || poll === undefined) return;
    const ask = () => {
      if (document.visibilityState === 'visible')
        dispatch({ type: 'queries/reloaded', address, background: true });
    };
    const timer = setInterval(ask, poll);
    return () => clearInterval(timer);
  }, [address, poll, dispatch]);
}

/**
 * Asks for a query ahead of the page that shows it: with the press that leads there. Answers with the
 * end of the wait, or nothing where there is nothing to wait for.
 * @public
 */
export function usePreload(): <Args>(
  query: Query<Args, unknown>,
  args: Args,
) => Promise<void> | undefined {
  const store = useStore<unknown, QueryAction>();
  return useCallback((query, args) => preload(store, query, args), [store]);
}
