import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';
import { useFocusFallback } from './focus-fallback';
import { linkIn, neighborFocus, rowsIn } from './neighbor-focus';

/** The focused element of a list, and the id of its row's record. */
interface Focused {
  id: string;
  element: Element;
  focusNeighbor: ReturnType<typeof neighborFocus>;
}

/**
 * Moves the focus to the link of the next row when the record of the focused row leaves the list: the
 * row's element is gone, or shows another record by then. If only the focused button disappears, the row's
 * own link takes the focus. A row names its record by `data-key`.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  controlIn = linkIn,
  onNone = focusPage,
): void {
  const focused = useRef<Focused>(undefined);
  useEffect(() => (body.current ? listenToFocus(body.current, focused) : undefined), [body]);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, element, focusNeighbor } = focused.current;
    if (!ids.includes(id)) focusNeighbor(controlIn, onNone);
    else if (!element.isConnected && document.activeElement === document.body) {
      const link = linkIn(rowsIn(body.current).find(({ dataset }) => dataset['key'] === id));
      if (link) link.focus({ preventScroll: true });
      else focusPage();
    }
  });
  useFocusFallback(body);
}

/**
 * Moves the focus to the next item, to its link or its last button, when the focused item leaves the
 * list; if none is left, to the page, or as `onNone` says. An item names itself by `data-key`.
 */
export const useFocusOfNext = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNone?: () => void,
): void => useRowFocus(list, ids, linkOrLastButtonIn, onNone);

const linkOrLastButtonIn = (row: Element | undefined) =>
  linkIn(row) ?? [...(row?.querySelectorAll('button') ?? [])].at(-1);

function listenToFocus(body: HTMLElement, focused: RefObject<Focused | undefined>) {
  let eventCount = 0;
  const onFocusIn = ({ target }: FocusEvent) => {
    eventCount += 1;
    const id = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    const element = target as Element;
    focused.current =
      id === undefined ? undefined : { id, element, focusNeighbor: neighborFocus(element, body) };
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
