import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';
import { useFocusFallback } from './focus-fallback';
import { linkIn, neighborFocus } from './neighbor-focus';

/** The focused element of a list, and the id of its row's record. */
interface Focused {
  id: string;
  element: Element;
  /** Moves the focus to the row next to it. */
  focusNeighbor(): void;
}

/**
 * Moves the focus to the link of the next row, or as `onGone` says, when the record of the focused row
 * leaves the list: the row's element is gone, or shows another record by then. If only the focused button
 * disappears, the row's own link takes the focus. A row names its record by `data-key`.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onGone?: (id: string) => void,
): void {
  const focused = useRef<Focused>(undefined);
  useEffect(() => (body.current ? listenToFocus(body.current, focused) : undefined), [body]);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, element, focusNeighbor } = focused.current;
    if (!ids.includes(id)) (onGone ?? focusNeighbor)(id);
    else if (!element.isConnected && document.activeElement === document.body) {
      const link = linkIn(rowsIn(body).find(({ dataset }) => dataset['key'] === id));
      if (link) link.focus({ preventScroll: true });
      else focusPage();
    }
  });
  useFocusFallback(body);
}

const rowsIn = (list: RefObject<HTMLElement | null>) => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
];

/**
 * Moves the focus to the next item, to its link or its last button, when the focused item leaves the
 * list; if none is left, to the page, or as `onNone` says. An item names itself by `data-key`.
 */
export function useFocusOfNext(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNone: () => void = focusPage,
): void {
  const previousIds = useRef(ids);
  useRowFocus(list, ids, (gone) => {
    const rows = rowsIn(list);
    const next = rows[Math.min(previousIds.current.indexOf(gone), rows.length - 1)];
    const control = linkIn(next) ?? [...(next?.querySelectorAll('button') ?? [])].at(-1);
    if (control) control.focus({ preventScroll: true });
    else onNone();
  });
  useLayoutEffect(() => {
    previousIds.current = ids;
  });
}

function listenToFocus(body: HTMLElement, focused: RefObject<Focused | undefined>) {
  let eventCount = 0;
  const onFocusIn = ({ target }: FocusEvent) => {
    eventCount += 1;
    const id = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    const element = target as Element;
    focused.current =
      id === undefined ? undefined : { id, element, focusNeighbor: neighborFocus(element) };
  };
  // Deferred until the current commit is done: removing the row may be what blurs it.
  const onFocusOut = () => {
    const current = ++eventCount;
    queueMicrotask(() => {
      if (eventCount === current) focused.current = undefined;
    });
  };
  body.addEventListener('focusin', onFocusIn);
  body.addEventListener('focusout', onFocusOut);
  return () => {
    body.removeEventListener('focusin', onFocusIn);
    body.removeEventListener('focusout', onFocusOut);
  };
}
