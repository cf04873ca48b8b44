/** The modal dialogs that are open, the topmost last. */
const topLayer: HTMLDialogElement[] = [];
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * Lets `<dialog>` elements be shown modally: jsdom knows the element and its `open` attribute alone.
 * As in a browser, the focus goes in, stays in and comes back, and Escape asks the topmost to close.
 */
export function standInForDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },

    showModal(this: HTMLDialogElement) {
      if (this.open || !this.isConnected)
        throw new DOMException('The dialog is open, or not in the document.', 'InvalidStateError');
      focusBefore.set(this, document.activeElement);
      this.open = true;
      topLayer.push(this);
      (tabStops(this)[0] ?? this).focus();
    },

    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const wasModal = topLayer.includes(this);
      if (wasModal) topLayer.splice(topLayer.indexOf(this), 1);
      const before = focusBefore.get(this);
      if (wasModal && before instanceof HTMLElement) before.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')), 0);
    },
  });

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isInert(this)) focus.call(this, options);
  };

  // A dialog can refuse once, and not again before something else was pressed.
  let mayRefuse = true;
  window.addEventListener('pointerdown', () => (mayRefuse = true), true);
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') mayRefuse = true;
    const dialog = topmost();
    if (!dialog || event.defaultPrevented) return;
    if (event.key === 'Tab') keepInside(dialog, event);
    if (event.key !== 'Escape') return;
    const closes = dialog.dispatchEvent(new Event('cancel', { cancelable: mayRefuse }));
    mayRefuse = closes;
    if (closes) dialog.close();
  });
}

/** What is taken out of the document is no longer shown. */
function topmost(): HTMLDialogElement | undefined {
  return topLayer.findLast(({ isConnected }) => isConnected);
}

function isInert(element: Element): boolean {
  const dialog = topmost();
  return dialog !== undefined && !dialog.contains(element);
}

function tabStops(dialog: HTMLDialogElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
}

/** From the last one Tab goes to the first one; in a browser by way of its own buttons. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const active = document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (active !== from && dialog.contains(active) && active !== dialog) return;
  event.preventDefault();
  to?.focus();
}
