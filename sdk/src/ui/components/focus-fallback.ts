import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';

/**
 * Moves the focus to the page, or to the open dialog, when an element that contains it unmounts and
 * nothing else takes it.
 */
export function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      hadFocus.current = current?.contains(document.activeElement) ?? false;
    };
  }, [place]);
  // In an effect: runs after a dialog that closes at the same time has restored the focus.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) focusPage();
    },
    [],
  );
}
