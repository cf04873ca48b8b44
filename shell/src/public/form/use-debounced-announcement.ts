import { useEffect, useRef } from 'react';
import { announce } from '@praxis/sdk/ui';

/** Debounce delay after the last key, in milliseconds. */
const delay = 1_000;

/**
 * Announces a field's hint to screen readers after typing pauses: with every key, announcements would
 * interrupt each other.
 *
 * @param hint empty if there is nothing to announce
 * @param value of the field
 */
export function useDebouncedAnnouncement(hint: string, value: string): void {
  const announced = useRef('');
  useEffect(() => {
    if (hint === announced.current) return;
    const timer = setTimeout(() => {
      announced.current = hint;
      if (hint !== '') announce(hint);
    }, delay);
    return () => clearTimeout(timer);
  }, [hint, value]);
}
