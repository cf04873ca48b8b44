import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Handles Escape within an element, unless something inside it has handled the key. */
export function useEscapeIn(place: RefObject<HTMLElement | null>, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Node && place.current?.contains(event.target)) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
