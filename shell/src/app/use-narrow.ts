import { useSyncExternalStore } from 'react';

/** On an upright tablet the menu would take a third of the page; app/skeleton.module.css has the same width. */
const query = () => window.matchMedia('(max-width: 1023px)');

/** Whether the screen is too narrow for a menu beside the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
