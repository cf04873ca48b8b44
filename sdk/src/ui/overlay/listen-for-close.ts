import { openDialogs } from '../open-dialogs';

/**
 * Calls `close` for every way in which somebody asks a modal dialog to close, if it is the topmost
 * one. The browser never closes it by itself.
 *
 * @returns stops listening
 */
export function listenForClose(dialog: HTMLDialogElement, close: () => void): () => void {
  const isTop = () => openDialogs.top() === dialog;
  const listening = new AbortController();
  const { signal } = listening;

  // What refuses to be closed twice is closed by the browser all the same, unless the key itself is
  // taken: then it is not asked.
  window.addEventListener('keydown', endWhatIsUnderWay, { capture: true, signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTop()) return;
      event.preventDefault();
      close();
    },
    { signal },
  );

  // The back gesture of a phone, the dismissal of a screen reader. What bubbles up here is another
  // one's: a file field can be cancelled too.
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

  // A selection of text that ends beside the panel does not close it.
  let pressedBeside = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedBeside = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressedBeside && target === dialog) close();
    },
    { signal },
  );
  return () => listening.abort();
}

/** Lists of antd's selects and pickers while they are open, and what is being moved in a sortable list. */
const underWay = [
  ...['select', 'picker'].map((name) => `.ant-${name}-dropdown:not(.ant-${name}-dropdown-hidden)`),
  'li[data-held]',
].join();

/** Escape closes an open list or gives up a move, not the dialog around it. */
function endWhatIsUnderWay(event: KeyboardEvent): void {
  if (event.key === 'Escape' && document.querySelector(underWay)) event.preventDefault();
}
