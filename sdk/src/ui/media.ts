import { useSyncExternalStore } from 'react';

/** The phone breakpoint; below it a list's rows become cards. */
const phone = '(width < 640px)';

/**
 * On a portrait tablet a menu or a side panel would take a third of the page. The shell's
 * skeleton (`app/skeleton.module.css`) has the same breakpoint.
 */
const narrow = '(width < 1024px)';

const matches = (query: string): boolean => window.matchMedia(query).matches;

const changesOf = (query: string) => (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

const phoneChanges = changesOf(phone);
const narrowChanges = changesOf(narrow);

/** Non-reactive version of `usePhone`. */
export const isPhone = (): boolean => matches(phone);

const isNarrow = (): boolean => matches(narrow);

/** Returns whether the viewport is as narrow as a phone's; re-renders when that changes. */
export const usePhone = (): boolean => useSyncExternalStore(phoneChanges, isPhone);

/** Returns whether the viewport is too narrow for a menu or a panel next to the page. */
export const useNarrow = (): boolean => useSyncExternalStore(narrowChanges, isNarrow);

/** Whether the user asked for less motion: then nothing scrolls smoothly, and nothing slides. */
export const prefersReducedMotion = (): boolean => matches('(prefers-reduced-motion: reduce)');
