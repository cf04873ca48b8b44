import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const open: symbol[] = [];

interface ModalLayer {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Makes an element modal while it is mounted: it takes the focus and keeps Tab inside, Escape
 * closes the topmost one only, the page behind does not scroll, and the focus goes back in the end.
 */
export function useModalLayer(
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
): ModalLayer {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const layer = Symbol('modal layer');
    const before = document.activeElement;
    open.push(layer);
    if (open.length === 1) lockScroll(true);
    focusInside(panel.current);

    // Seen before anybody acts on the key: Escape closes an open list, not the drawer around it.
    let listOpen = false;
    const lookForList = () => {
      listOpen = document.querySelector(openLists) !== null;
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (open.at(-1) === layer && !listOpen) close.current();
    };
    window.addEventListener('keydown', lookForList, true);
    document.addEventListener('keydown', onEscape);
    return () => {
      window.removeEventListener('keydown', lookForList, true);
      document.removeEventListener('keydown', onEscape);
      open.splice(open.indexOf(layer), 1);
      if (open.length === 0) lockScroll(false);
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [panel]);

  return {
    onKeyDown: (event) => {
      if (event.key === 'Tab' && panel.current) keepInside(panel.current, event);
    },
  };
}

function focusInside(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return;
  const wanted = panel.querySelector<HTMLElement>('[data-autofocus]');
  (wanted ?? panel).focus({ preventScroll: true });
}

function keepInside(panel: HTMLElement, event: KeyboardEvent<HTMLElement>): void {
  // A menu of the dialog lies outside of it: there, Tab is the menu's affair.
  if (!panel.contains(event.target as Node)) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0,
  );
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const leaving = event.shiftKey ? active === first || active === panel : active === last;
  if (stops.length > 0 && !leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Lists of antd's selects and pickers while they are open. */
const openLists = ['select', 'picker']
  .map((name) => `.ant-${name}-dropdown:not(.ant-${name}-dropdown-hidden)`)
  .join();

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

function lockScroll(locked: boolean): void {
  const { style } = document.documentElement;
  // The scroll bar's place is kept, so that the page does not jump sideways.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = locked ? 'hidden' : '';
  style.paddingInlineEnd = locked && bar > 0 ? `${bar}px` : '';
}
