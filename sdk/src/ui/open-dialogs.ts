/** The open modal dialogs, the topmost last. The browser makes inert whatever is outside of it. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** The dialogs that are open, the newest on top. */
export const openDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  count: (): number => open.length,

  add(dialog: HTMLDialogElement): void {
    open.push(dialog);
    show(dialog);
    changed();
  },

  remove(dialog: HTMLDialogElement): void {
    open.splice(open.indexOf(dialog), 1);
    changed();
    dialog.close();
  },

  /** Shows them all, each over the one before, where the browser closed one of them by itself. */
  showAgain(): void {
    for (const dialog of open) {
      dialog.close();
      show(dialog);
    }
    changed();
  },

  /** Told at once: what is shown in a dialog without being part of it leaves before it is gone. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // The browser chooses the first button, which is the cross.
  focusDialog(dialog);
}

/** Gives the focus to what asks for it in a dialog, or to the dialog itself. */
export function focusDialog(dialog: HTMLDialogElement): void {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
  wanted.focus({ preventScroll: true });
}
