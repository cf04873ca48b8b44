import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';

/**
 * Gives the focus to the page, or to what `onGone` says, where the record that has it leaves the list:
 * what was done with it took it out, with the button that was pressed, and its row may show another
 * record by now. A row says which record it shows by `data-key`.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onGone: (id: string) => void = focusPage,
): void {
  const focused = useRef<string>(undefined);
  useEffect(() => (body.current ? listenToFocus(body.current, focused) : undefined), [body]);
  useLayoutEffect(() => {
    if (focused.current !== undefined && !ids.includes(focused.current)) onGone(focused.current);
  });
  useLayoutEffect(() => {
    const { current } = body;
    return () => {
      if (current?.contains(document.activeElement)) focusPage();
    };
  }, [body]);
}

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
    const rows = [...(list.current?.querySelectorAll('[data-key]') ?? [])];
    const next = rows[Math.min(before.current.indexOf(gone), rows.length - 1)];
    const control =
      next?.querySelector<HTMLElement>('a:not([tabindex="-1"])') ??
      [...(next?.querySelectorAll('button') ?? [])].at(-1);
    if (control) control.focus({ preventScroll: true });
    else onNone();
  });
  useLayoutEffect(() => {
    before.current = ids;
  });
}

function listenToFocus(body: HTMLElement, focused: RefObject<string | undefined>) {
  let turn = 0;
  const come = ({ target }: FocusEvent) => {
    turn += 1;
    focused.current =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-key]')?.dataset['key']
        : undefined;
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
