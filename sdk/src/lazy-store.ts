import type { Action, Store } from 'redux';
import type { QueryAction } from './data/query-actions';
import type { Entries, QueriesState, QueryEntry } from './data/query-entries';
import { fetchFailure } from './ui/lazy/fetch-failure';

/**
 * Creates a stand-in for the store on pages that render before its code has loaded: redux and redux-saga are
 * loaded by the first mounted query. Until then its queries are loading; if the code fails to load, they have
 * failed, and reloading one loads the code again.
 */
export function createLazyStore(load: () => Promise<Store>): Store {
  let store: Store | undefined;
  let state = stateOf({});
  let loading = false;
  /** Actions dispatched before the store loaded, to be replayed. */
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
    const isRequest = action.type === 'queries/used' || action.type === 'queries/preloaded';
    // Without a mounted query, a mutation has nothing to update.
    if (isRequest || waiting.length > 0) waiting.push(action);
    const isReload = action.type === 'queries/reloaded' && waiting.length > 0;
    if ((isRequest || isReload) && !loading) {
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

/** Returns the entries of all mounted queries, failed. */
function failedEntries(actions: readonly QueryAction[]): Entries {
  const error = fetchFailure();
  const entries: Record<string, Record<string, Record<string, QueryEntry>>> = {};
  for (const action of actions) {
    if (action.type !== 'queries/used') continue;
    const { address } = action;
    const byName = (entries[address.app] ??= {});
    const byKey = (byName[address.name] ??= {});
    byKey[address.key] = { address, loading: false, response: null, data: null, error };
  }
  return entries;
}
