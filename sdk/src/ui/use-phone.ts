import { useSyncExternalStore } from 'react';

/** The phone breakpoint; below it a list's rows become cards. */
const query = () => window.matchMedia('(width < 640px)');

/** Returns whether the viewport is as narrow as a phone's; re-renders when that changes. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** Non-reactive version of `usePhone`. */
export const isPhone = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
