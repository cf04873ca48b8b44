import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../focus-page';
import { openDialogs } from '../open-dialogs';
import { listenForClose } from './listen-for-close';

/**
 * Shows a `<dialog>` modally while it is mounted: the browser keeps the focus in it, makes the rest
 * of the page inert and gives the focus back. The page behind does not scroll.
 *
 * @param onClose called by Escape, a press beside it and the like; the dialog stays until it is
 *   unmounted, for what is not saved may keep it open
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    before.current = document.activeElement;
    openDialogs.add(element);
    if (openDialogs.count() === 1) lockScroll(true);
    const stop = listenForClose(element, () => close());
    return () => {
      stop();
      openDialogs.remove(element);
      if (openDialogs.count() === 0) lockScroll(false);
    };
  }, [dialog]);

  // Where two dialogs go together, the lower one gives the focus back while the upper one is open.
  useEffect(
    () => () => {
      const { current } = before;
      if (document.activeElement !== document.body) return;
      // What opened it may be gone by now, as the row of a record that left the list; one that came
      // with the page's address was opened by nothing.
      if (current instanceof HTMLElement && current.isConnected && current !== document.body)
        current.focus({ preventScroll: true });
      else focusPage();
    },
    [],
  );
}

function lockScroll(locked: boolean): void {
  const { style } = document.documentElement;
  // The scroll bar's place is kept, so that the page does not jump sideways.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = locked ? 'hidden' : '';
  style.paddingInlineEnd = locked && bar > 0 ? `${bar}px` : '';
}
