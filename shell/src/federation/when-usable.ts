import type { PraxisStore } from '@praxis/sdk/store';

/**
 * Starts low-priority work once the page is usable: no request is pending and no element is busy. Until
 * then the page needs the whole bandwidth.
 *
 * @returns cancels it, or stops the work
 */
export function whenUsable(store: PraxisStore, work: () => () => void): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = undefined;
    if (store.isLoading()) return;
    // A chart whose code is loading has no pending request.
    if (document.querySelector('main [aria-busy="true"]')) {
      timer = setTimeout(start, 100);
      return;
    }
    unsubscribe();
    stop = work();
  };
  // Content that renders after a response may send more requests: wait for the next task.
  const check = () => {
    if (!store.isLoading()) timer ??= setTimeout(start);
  };
  const unsubscribe = store.redux.subscribe(check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stop();
  };
}
