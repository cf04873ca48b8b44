import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { neighborFocus } from '../components/neighbor-focus';
import { focusPage } from '../focus-page';
import { openDialogs } from '../open-dialogs';
import { listenForClose } from './listen-for-close';

/**
 * Shows a `<dialog>` modally while it is mounted: the focus is trapped in it, the rest of the page is
 * inert and does not scroll, and the focus is restored afterwards.
 *
 * @param onClose called on Escape, a backdrop click and the like; the dialog stays open until it unmounts,
 *   because unsaved changes may keep it open
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  const opener = useRef<Element>(null);
  const focusNeighbor = useRef(focusPage);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    opener.current = document.activeElement;
    focusNeighbor.current = neighborFocus(opener.current);
    openDialogs.add(element);
    if (openDialogs.count() === 1) lockScroll(true);
    const stop = listenForClose(element, () => close());
    return () => {
      stop();
      openDialogs.remove(element);
      if (openDialogs.count() === 0) lockScroll(false);
    };
  }, [dialog]);

  // In an effect: if two dialogs close together, the browser restores the focus of the lower one while the
  // upper one is still open.
  useEffect(
    () => () => {
      const { current } = opener;
      if (document.activeElement !== document.body) return;
      // The opener may be gone, such as the row of a record that left the list; a dialog that the page's
      // address opened has none.
      if (current instanceof HTMLElement && current.isConnected && current !== document.body)
        current.focus({ preventScroll: true });
      else focusNeighbor.current();
    },
    [],
  );
}

function lockScroll(locked: boolean): void {
  const { style } = document.documentElement;
  // Reserves the width of the scrollbar, to avoid a layout shift.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = locked ? 'hidden' : '';
  style.paddingInlineEnd = locked && bar > 0 ? `${bar}px` : '';
}
