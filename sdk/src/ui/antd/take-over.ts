import { useEffect, useLayoutEffect } from 'react';

/** What somebody did in a field before the library behind it was there. */
export interface TakeOver {
  /** Of the input that has the focus. */
  id: string;
  /** It was pressed: its list belongs open. */
  open: boolean;
  typed: string;
  /** All that stood in it was marked, as by Tab: what is typed next replaces it. */
  marked?: boolean;
}

/** Goes on where somebody is in the field: the focus, and what was typed. */
export function useTakeOver(from: TakeOver | null): void {
  useLayoutEffect(() => {
    const input = inputOf(from);
    input?.focus();
    if (from?.marked) input?.select();
  }, [from]);
  // Only once the library has put the value into its input: what is typed comes after it.
  useEffect(() => {
    const input = inputOf(from);
    if (input && from?.typed) typeInto(input, from.typed);
  }, [from]);
}

/** Whether all that stands in a field that has the focus is marked. */
export function isMarked(id: string): boolean {
  const input = inputOf({ id });
  if (!input || input !== document.activeElement || input.value === '') return false;
  return input.selectionStart === 0 && input.selectionEnd === input.value.length;
}

function inputOf(from: Pick<TakeOver, 'id'> | null): HTMLInputElement | null {
  const input = from && document.getElementById(from.id);
  return input instanceof HTMLInputElement ? input : null;
}

/** As the keyboard does it: React hears of nothing less. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
