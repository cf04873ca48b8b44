import { useSyncExternalStore } from 'react';

/** Below it there is no room for a panel beside what a page shows. */
const query = () => window.matchMedia('(width < 1024px)');

/** Whether filters and the like have to wait in a sheet. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
