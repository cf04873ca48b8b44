import { useSyncExternalStore } from 'react';

/** Below it a list's rows are cards. */
const query = () => window.matchMedia('(width < 640px)');

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** The same, asked once. */
export const isPhone = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
