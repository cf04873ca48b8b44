import type { Store } from 'redux';
import { addressOf, type Query } from './query';
import type { QueryAction } from './query-actions';
import { entryAt } from './query-entries';

/**
 * Prefetches a query. Returns a promise that resolves when the request is settled, or undefined if
 * there is nothing to wait for.
 */
export function preload<Args>(
  store: Pick<Store<unknown, QueryAction>, 'dispatch' | 'getState' | 'subscribe'>,
  query: Query<Args, unknown>,
  args: Args,
): Promise<void> | undefined {
  const address = addressOf(query, args);
  store.dispatch({ type: 'queries/preloaded', address });
  const isLoading = () => entryAt(store.getState(), address)?.loading === true;
  if (!isLoading()) return undefined;
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (isLoading()) return;
      unsubscribe();
      resolve();
    });
  });
}
