import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';

/**
 * Gives the focus to the page, or to the dialog over it, where it was in a place that goes, and nothing
 * else has taken it.
 */
export function useLeftFocus(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      hadFocus.current = current?.contains(document.activeElement) ?? false;
    };
  }, [place]);
  // After a dialog that closes with it has given the focus back.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) focusPage();
    },
    [],
  );
}
