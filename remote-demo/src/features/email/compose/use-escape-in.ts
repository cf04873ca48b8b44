import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Escape within a part of the page, unless something inside of it takes the key itself. */
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
