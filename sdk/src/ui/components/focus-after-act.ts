import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Where an act takes the button with it that began it, another element takes the focus.
 * @returns `target` for what takes it, `onFocus` for what holds the buttons
 */
export function useFocusAfterAct<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  const onFocus = (event: FocusEvent) => {
    pressed.current = event.target;
  };
  return { target, onFocus };
}
