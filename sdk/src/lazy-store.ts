import type { Action, Store } from 'redux';
import type { QueryAction } from './data/query-actions';
import type { Entries, QueriesState, QueryEntry } from './data/query-entries';
import { fetchFailure } from './ui/lazy/fetch-failure';

/**
 * A store for pages that show before its code is there: redux and redux-saga are fetched once a
 * query is shown. Until then its state is that of queries that load; where the code cannot be
 * fetched they have failed, and whoever reloads one fetches it again.
 */
export function createLazyStore(load: () => Promise<Store>): Store {
  let store: Store | undefined;
  let state = stateOf({});
  let loading = false;
  /** What happened before the store was there, for it to follow. */
  const waiting: QueryAction[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  const fetchStore = async () => {
    loading = true;
    state = stateOf({});
    try {
      const loaded = await load();
      store = loaded;
      loaded.subscribe(notify);
      waiting.splice(0).forEach((action) => loaded.dispatch(action));
    } catch {
      state = stateOf(failedEntries(waiting));
    }
    loading = false;
    notify();
  };

  const dispatch = (action: QueryAction) => {
    if (store) return store.dispatch(action);
    const asks = action.type === 'queries/used' || action.type === 'queries/preloaded';
    // While no query was shown, there is nothing that a command could change.
    if (asks || waiting.length > 0) waiting.push(action);
    const asksAgain = action.type === 'queries/reloaded' && waiting.length > 0;
    if ((asks || asksAgain) && !loading) {
      void fetchStore();
      notify();
    }
    return action;
  };

  const lazy = {
    getState: () => store?.getState() ?? state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action: Action) => dispatch(action as QueryAction),
  };
  return lazy as unknown as Store;
}

const stateOf = (entries: Entries): { queries: QueriesState } => ({
  queries: { entries, updates: [] },
});

/** The entries of everything that was asked for, as what could not be loaded. */
function failedEntries(actions: readonly QueryAction[]): Entries {
  const error = fetchFailure();
  const entries: Record<string, Record<string, Record<string, QueryEntry>>> = {};
  for (const action of actions) {
    if (action.type !== 'queries/used') continue;
    const { address } = action;
    const byName = (entries[address.app] ??= {});
    const byKey = (byName[address.name] ??= {});
    byKey[address.key] = { address, loading: false, answer: null, data: null, error };
  }
  return entries;
}
