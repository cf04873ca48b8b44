import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus to another element when an action removes the button that started it.
 * @returns `target`, the ref of the element that takes the focus; `onFocus`, for the container of the buttons
 */
export function useFocusAfterAction<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const lastFocused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return;
    lastFocused.current = null;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  const onFocus = (event: FocusEvent) => {
    lastFocused.current = event.target;
  };
  return { target, onFocus };
}
