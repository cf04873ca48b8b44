/** The open modal dialogs, the topmost last. The browser makes everything outside that one inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** The stack of open modal dialogs. */
export const openDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  count: (): number => open.length,

  add(dialog: HTMLDialogElement): void {
    open.push(dialog);
    show(dialog);
    notify();
  },

  remove(dialog: HTMLDialogElement): void {
    open.splice(open.indexOf(dialog), 1);
    notify();
    dialog.close();
  },

  /** Reopens all dialogs in stacking order, after the browser closed one of them on its own. */
  showAgain(): void {
    for (const dialog of open) {
      dialog.close();
      show(dialog);
    }
    notify();
  },

  /** Notifies synchronously: elements that were appended to a dialog move out before it is removed. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // The browser would focus the first button, which is Close.
  focusDialog(dialog);
}

/** Focuses the dialog's `data-autofocus` element, or else the dialog. */
export function focusDialog(dialog: HTMLDialogElement): void {
  const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
  target.focus({ preventScroll: true });
}
