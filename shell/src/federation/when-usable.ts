import type { PraxisStore } from '@praxis/sdk/store';

/**
 * Begins something once nobody waits for an answer, or for what is to be shown, any more: until then every byte is the page's own.
 *
 * @returns calls it off, and ends what it began
 */
export function whenUsable(store: PraxisStore, work: () => () => void): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = undefined;
    if (store.isLoading()) return;
    // A chart whose code is on its way asks for no answer.
    if (document.querySelector('main [aria-busy="true"]')) {
      timer = setTimeout(begin, 100);
      return;
    }
    unsubscribe();
    stop = work();
  };
  // What an answer brings onto the page may ask for more: it is drawn before the next task.
  const look = () => {
    if (!store.isLoading()) timer ??= setTimeout(begin);
  };
  const unsubscribe = store.redux.subscribe(look);
  look();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stop();
  };
}
