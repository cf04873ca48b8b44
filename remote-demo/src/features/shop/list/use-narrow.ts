import { useSyncExternalStore } from 'react';

/** Below it the filters have no room beside the products. */
const query = () => window.matchMedia('(width < 1024px)');

/** Whether the filters have to wait in a sheet. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
