import type { PraxisStore } from '@praxis/sdk/store';

/**
 * Begins something once nobody waits for an answer any more: until then every byte is the page's own.
 *
 * @returns calls it off, and ends what it began
 */
export function whenUsable(store: PraxisStore, work: () => () => void): () => void {
  let stop = () => {};
  const begin = () => {
    if (store.isLoading()) return;
    unsubscribe();
    stop = work();
  };
  const unsubscribe = store.redux.subscribe(begin);
  begin();
  return () => {
    unsubscribe();
    stop();
  };
}
