import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TakeOver } from './take-over';

/** Returns whether text is pasted, dropped, autocorrected or dictated. */
const isBulkInsert = ({ inputType, data }: InputEvent) =>
  /^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType) ||
  (inputType === 'insertText' && (data?.length ?? 0) > 1);

/**
 * Handles Enter and pasted text in a picker. Enter parses the typed text and closes an open list; in a
 * closed picker it submits the form and does not open the list. Escape only closes the list.
 *
 * @param parse applies the typed text, and returns whether it is valid; antd has already tried its own patterns
 * @param staysOpen whether antd continues after Enter, as with the other date of a range
 * @returns `props` of the picker, the ref of its `container`, and `guardChange`, which wraps its `onChange`
 */
export function usePickerKeys(
  from: TakeOver | null,
  {
    parse,
    staysOpen = () => false,
  }: { parse?(text: string): boolean; staysOpen?(text: string): boolean } = {},
) {
  const [open, setOpen] = useState(from !== null && (from.open || from.typed !== ''));
  const isEnterEvent = useRef(false);
  const hasParsed = useRef(false);
  useEffect(() => {
    hasParsed.current = false;
  }, [open]);
  /** Ignores the stale value that antd reports when its list closes after the typed text was applied. */
  const guardChange =
    <Value>(onChange: (value: Value) => void) =>
    (value: Value) => {
      if (!hasParsed.current) onChange(value);
    };
  const props = {
    open,
    onOpenChange: (next: boolean) => {
      if (!(next && isEnterEvent.current)) setOpen(next);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      const isValid = parse?.(target.value) ?? false;
      if (open) {
        event.preventDefault();
        if (staysOpen(target.value)) return;
        hasParsed.current = isValid;
        setOpen(false);
        return;
      }
      // antd opens its list on Enter, in the same event.
      isEnterEvent.current = true;
      queueMicrotask(() => {
        isEnterEvent.current = false;
      });
    },
  };
  // antd drops text that is pasted into a closed picker; with typed text, the first key opens it.
  const container = useCallback((element: HTMLElement | null) => {
    const openBeforeInsert = (event: InputEvent) => {
      if (isBulkInsert(event)) flushSync(() => setOpen(true));
    };
    element?.addEventListener('beforeinput', openBeforeInsert);
    return () => element?.removeEventListener('beforeinput', openBeforeInsert);
  }, []);
  return { props, container, guardChange };
}
