import type { Store } from 'redux';
import { addressOf, type Query } from './query';
import type { QueryAction } from './query-actions';
import { entryAt } from './query-entries';

/**
 * Asks for a query ahead of what shows it. Answers with the end of the wait, or nothing where there is
 * nothing to wait for.
 */
export function preload<Args>(
  store: Pick<Store<unknown, QueryAction>, 'dispatch' | 'getState' | 'subscribe'>,
  query: Query<Args, unknown>,
  args: Args,
): Promise<void> | undefined {
  const address = addressOf(query, args);
  store.dispatch({ type: 'queries/preloaded', address });
  const isUnderWay = () => entryAt(store.getState(), address)?.loading === true;
  if (!isUnderWay()) return undefined;
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      if (isUnderWay()) return;
      end();
      resolve();
    });
  });
}
