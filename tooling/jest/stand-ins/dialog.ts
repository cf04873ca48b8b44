/** Open modal dialogs, the topmost last. */
const topLayer: HTMLDialogElement[] = [];
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * Adds modal `<dialog>` elements to jsdom, which only knows the element and its `open` attribute.
 * As in a browser, the focus moves in, is trapped and is restored, and Escape closes the topmost
 * dialog.
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

  // A dialog can prevent closing once, and again only after another user action.
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

/** The topmost dialog that is still in the document. */
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

/**
 * Traps the focus: Tab wraps from the last element to the first. A browser's own buttons would
 * follow.
 */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const active = document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (active !== from && dialog.contains(active) && active !== dialog) return;
  event.preventDefault();
  to?.focus();
}
