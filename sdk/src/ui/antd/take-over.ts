import { useLayoutEffect } from 'react';

/** What somebody did in a field before the library behind it was there. */
export interface TakeOver {
  /** Of the input that has the focus. */
  id: string;
  /** It was pressed: its list belongs open. */
  open: boolean;
  typed: string;
}

/** Goes on where somebody is in the field: the focus, and what was typed. */
export function useTakeOver(from: TakeOver | null): void {
  useLayoutEffect(() => {
    const input = from && document.getElementById(from.id);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    if (from?.typed) typeInto(input, from.typed);
  }, [from]);
}

/** As the keyboard does it: React hears of nothing less. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
