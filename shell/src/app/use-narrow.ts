import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 767px)');

/** Whether the screen is too narrow for a menu beside the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
