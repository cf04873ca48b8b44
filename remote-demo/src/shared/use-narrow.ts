import { useSyncExternalStore } from 'react';

/** Below this width there is no room for a side panel. */
const query = () => window.matchMedia('(width < 1024px)');

/** Whether the viewport is too narrow for a side panel, so that filters open in a sheet. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
