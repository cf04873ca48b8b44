import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TakeOver } from './take-over';

/** Pasted, dropped, corrected by the browser or dictated. */
const comesAtOnce = ({ inputType, data }: InputEvent) =>
  /^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType) ||
  (inputType === 'insertText' && (data?.length ?? 0) > 1);

/**
 * What keys do in a picker, and what comes into it at once. Enter belongs to an open picker: it takes what was
 * typed and closes the list; only once that is closed does Enter submit the form, and it opens nothing
 * then. Escape closes the list alone.
 *
 * @param take reads what was typed, and answers whether it could; antd has read its own patterns by then
 * @param staysOpen whether antd itself goes on from here, as to the other date of a range
 * @returns the picker's props and the ref of what stands around it; `chosen` is for its `onChange`
 */
export function usePickerKeys(
  from: TakeOver | null,
  {
    take,
    staysOpen = () => false,
  }: { take?(text: string): boolean; staysOpen?(text: string): boolean } = {},
) {
  const [open, setOpen] = useState(from !== null && (from.open || from.typed !== ''));
  const byEnter = useRef(false);
  const taken = useRef(false);
  useEffect(() => {
    taken.current = false;
  }, [open]);
  /** As its list closes, antd hands over what it could read itself: what was there before. */
  const chosen =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      if (!taken.current) change(value);
    };
  const props = {
    open,
    onOpenChange: (next: boolean) => {
      if (!(next && byEnter.current)) setOpen(next);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      const isRead = take?.(target.value) ?? false;
      if (open) {
        event.preventDefault();
        if (staysOpen(target.value)) return;
        taken.current = isRead;
        setOpen(false);
        return;
      }
      // antd opens its list by Enter, in the same event.
      byEnter.current = true;
      queueMicrotask(() => {
        byEnter.current = false;
      });
    },
  };
  // A whole date that comes into a closed picker is dropped by antd; letter by letter, the first one opens it.
  const around = useCallback((place: HTMLElement | null) => {
    const openFirst = (event: InputEvent) => {
      if (comesAtOnce(event)) flushSync(() => setOpen(true));
    };
    place?.addEventListener('beforeinput', openFirst);
    return () => place?.removeEventListener('beforeinput', openFirst);
  }, []);
  return { props, around, chosen };
}
