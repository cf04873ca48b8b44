import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';
import { useLeftFocus } from './left-focus';

/** What has the focus in a list, and the record that is shown there. */
interface Focused {
  id: string;
  element: Element;
}

/**
 * Gives the focus to the page, or to what `onGone` says, where the record that has it leaves the list:
 * what was done with it took it out, with the button that was pressed, and its row may show another
 * record by now. Where the button alone goes, for nothing else can be done, the row's link takes it. A
 * row says which record it shows by `data-key`.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onGone: (id: string) => void = focusPage,
): void {
  const focused = useRef<Focused>(undefined);
  useEffect(() => (body.current ? listenToFocus(body.current, focused) : undefined), [body]);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, element } = focused.current;
    if (!ids.includes(id)) onGone(id);
    else if (!element.isConnected && document.activeElement === document.body) {
      const link = linkIn(rowsIn(body).find(({ dataset }) => dataset['key'] === id));
      if (link) link.focus({ preventScroll: true });
      else focusPage();
    }
  });
  useLeftFocus(body);
}

const rowsIn = (list: RefObject<HTMLElement | null>) => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
];

const linkIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('a:not([tabindex="-1"])');

/**
 * Where the item that has the focus leaves the list, the one in its place takes it, at its link or its
 * last button; where none is left the page does, or what `onNone` says. An item says which one it is
 * by `data-key`.
 */
export function useFocusOfNext(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNone: () => void = focusPage,
): void {
  const before = useRef(ids);
  useRowFocus(list, ids, (gone) => {
    const rows = rowsIn(list);
    const next = rows[Math.min(before.current.indexOf(gone), rows.length - 1)];
    const control = linkIn(next) ?? [...(next?.querySelectorAll('button') ?? [])].at(-1);
    if (control) control.focus({ preventScroll: true });
    else onNone();
  });
  useLayoutEffect(() => {
    before.current = ids;
  });
}

function listenToFocus(body: HTMLElement, focused: RefObject<Focused | undefined>) {
  let turn = 0;
  const come = ({ target }: FocusEvent) => {
    turn += 1;
    const id = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    focused.current = id === undefined ? undefined : { id, element: target as Element };
  };
  // Not before what is being rendered is in place: the row may lose the focus by leaving.
  const go = () => {
    const mine = ++turn;
    queueMicrotask(() => {
      if (turn === mine) focused.current = undefined;
    });
  };
  body.addEventListener('focusin', come);
  body.addEventListener('focusout', go);
  return () => {
    body.removeEventListener('focusin', come);
    body.removeEventListener('focusout', go);
  };
}
