import { useEffect, useLayoutEffect } from 'react';

/** State of a focused stand-in, taken over by the field that replaces it. */
export interface TakeOver {
  /** Id of the focused input. */
  id: string;
  /** It was clicked, so that its list should be open. */
  open: boolean;
  typed: string;
  /** Its whole text was selected, as after Tab: the next input replaces it. */
  selected?: boolean;
}

/** Restores the focus, the selection and the typed text of the stand-in. */
export function useTakeOver(from: TakeOver | null): void {
  useLayoutEffect(() => {
    const input = inputOf(from);
    input?.focus();
    if (from?.selected) input?.select();
  }, [from]);
  // In a later effect: antd first writes the value into its input.
  useEffect(() => {
    const input = inputOf(from);
    if (input && from?.typed) typeInto(input, from.typed);
  }, [from]);
}

/** Returns whether an input has the focus and its whole text is selected. */
export function isFullySelected(id: string): boolean {
  const input = inputOf({ id });
  if (!input || input !== document.activeElement || input.value === '') return false;
  return input.selectionStart === 0 && input.selectionEnd === input.value.length;
}

function inputOf(from: Pick<TakeOver, 'id'> | null): HTMLInputElement | null {
  const input = from && document.getElementById(from.id);
  return input instanceof HTMLInputElement ? input : null;
}

/** Sets a value like the keyboard: React only notices the native setter with an `input` event. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
