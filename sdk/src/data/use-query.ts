import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import { preload } from './preload';
import { addressOf, keyOf, type Query, type QueryAddress } from './query';
import type { QueryAction } from './query-actions';
import { entryAt, type QueryEntry } from './query-entries';
import { isNotFound, type Failure } from './request-error';

/** State of a query as a page sees it. */
export interface QueryResult<Data> {
  /**
   * Response for the current arguments; null until it arrives, and after its record was deleted. It
   * stays during a reload.
   */
  data: Data | null;
  /**
   * Like `data`, but the previous arguments' response until the current one arrives: lists keep their
   * rows, dimmed.
   */
  shown: Data | null;
  error: Failure | null;
  loading: boolean;
  /** Requests again with the same arguments. */
  reload(): void;
}

export interface QueryOptions {
  /**
   * Polling interval while the page is visible, in milliseconds, if once a minute is not enough. Polls
   * reload in the background.
   */
  poll?: number;
  /**
   * Freezes the displayed data and sends no request while true: the figures of a confirmation stay as
   * they are while its mutation makes them out of date.
   */
  hold?: boolean;
}

/** Visible part of an entry: a change of anything else does not re-render. */
interface EntryView {
  data: unknown;
  error: Failure | null;
  loading: boolean;
}

const pending: EntryView = { data: null, error: null, loading: true };

const viewOf = (entry: QueryEntry | undefined): EntryView =>
  entry ? { data: entry.data, error: entry.error, loading: isPending(entry) } : pending;

/** Includes the time before the request was sent. */
const isPending = ({ loading, data, error }: QueryEntry) =>
  loading || (data === null && error === null);

const isSameView = (one: EntryView, other: EntryView) =>
  one.data === other.data && one.error === other.error && one.loading === other.loading;

/**
 * Shows a query on a page: requests it on mount and when the arguments change, reloads it when records
 * in the response change and when it is a minute old, and releases it on unmount. A page may use any
 * number of queries; components that use the same one share its request.
 *
 * @param args plain data, compared by value, so a literal is fine; null sends no request
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
  const latest = useSelector(
    (state) => (address ? viewOf(entryAt(state, address)) : null),
    (one, other) => one === other || (one !== null && other !== null && isSameView(one, other)),
  );
  const view = useFrozen(latest, hold);
  const previous = usePrevious(address);

  // A layout effect, so that the request does not wait for the next frame.
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

  const isDeleted = view?.error && isNotFound(view.error);
  const data = (isDeleted ? null : (view?.data ?? null)) as Data | null;
  return {
    data,
    shown: view && data === null && !view.error ? (previous as Data | null) : data,
    error: view?.error ?? null,
    loading: view?.loading ?? false,
    reload,
  };
}

/** Returns the current value, or while held the value from when the hold began. */
function useFrozen<Value>(now: Value, hold: boolean): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  if (hold === (held === null)) setHeld(hold ? { value: now } : null);
  return hold && held ? held.value : now;
}

/**
 * Returns the data that this component showed for the previous arguments. The component stores it,
 * because the store drops data that no component uses as soon as its records change.
 */
function usePrevious(address: QueryAddress | null): unknown {
  const { getState } = useStore();
  const [{ now, before }, setPlaces] = useState<{ now: QueryAddress | null; before: unknown }>({
    now: address,
    before: null,
  });
  if (now !== address) {
    const shown = now && entryAt(getState(), now)?.data;
    setPlaces({ now: address, before: shown ?? before });
  }
  return before;
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
 * Prefetches a query for the page that a press is about to open. Returns a promise that resolves when
 * the request is settled, or undefined if there is nothing to wait for.
 * @public
 */
export function usePreload(): <Args>(
  query: Query<Args, unknown>,
  args: Args,
) => Promise<void> | undefined {
  const store = useStore<unknown, QueryAction>();
  return useCallback((query, args) => preload(store, query, args), [store]);
}
