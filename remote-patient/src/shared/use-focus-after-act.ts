import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Props of a record's card, which takes the focus where an act takes the button with it that began it. */
export function useFocusAfterAct<Card extends HTMLElement = HTMLElement>() {
  const card = useRef<Card>(null);
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  });
  return {
    ref: card,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      pressed.current = target;
    },
  };
}
