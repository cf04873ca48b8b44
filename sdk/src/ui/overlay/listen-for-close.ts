import { openDialogs } from '../open-dialogs';

/**
 * Calls `close` for every way to dismiss a modal dialog, if it is the topmost one. The browser itself never
 * closes it.
 *
 * @returns function that removes the listeners
 */
export function listenForClose(dialog: HTMLDialogElement, close: () => void): () => void {
  const isTop = () => openDialogs.top() === dialog;
  const controller = new AbortController();
  const { signal } = controller;

  // Prevents the key event itself: browsers close a dialog that prevents `cancel` twice in a row, but do
  // not fire `cancel` for a prevented key.
  window.addEventListener('keydown', preventForInnerLayer, { capture: true, signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTop()) return;
      event.preventDefault();
      close();
    },
    { signal },
  );

  // Back gesture of a phone, dismiss gesture of a screen reader. Ignores `cancel` events that bubble up,
  // such as that of a file input.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    (event) => {
      if (event.target !== dialog || dialog.open) return;
      openDialogs.showAgain();
      if (isTop()) close();
    },
    { signal },
  );

  // Selecting text and releasing the pointer on the backdrop must not close the dialog.
  let startedOnBackdrop = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      startedOnBackdrop = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (startedOnBackdrop && target === dialog) close();
    },
    { signal },
  );
  return () => controller.abort();
}

/** Open dropdowns of antd's selects and pickers, and the item that is being moved in a sortable list. */
const innerLayer = [
  ...['select', 'picker'].map((name) => `.ant-${name}-dropdown:not(.ant-${name}-dropdown-hidden)`),
  'li[data-held]',
].join();

/** Lets Escape close an open dropdown or cancel a move, without closing the dialog around it. */
function preventForInnerLayer(event: KeyboardEvent): void {
  if (event.key === 'Escape' && document.querySelector(innerLayer)) event.preventDefault();
}
