import { useSyncExternalStore } from 'react';

/** On a portrait tablet the menu would take a third of the page. Same breakpoint as app/skeleton.module.css. */
const query = () => window.matchMedia('(max-width: 1023px)');

/** Whether the viewport is too narrow for a menu next to the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
