import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TakeOver } from './take-over';

/** Returns whether text is pasted, dropped, autocorrected or dictated. */
const isBulkInsert = ({ inputType, data }: InputEvent) =>
  /^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType) ||
  (inputType === 'insertText' && (data?.length ?? 0) > 1);

/**
 * Handles Enter and pasted text in a picker. Enter applies the typed text and closes an open list; in a
 * closed picker it submits the form and does not open the list. Escape only closes the list.
 *
 * @param onEnter applies the typed text of the input; antd has already tried its own patterns
 * @param staysOpen whether antd continues after Enter, as with the other date of a range
 * @returns `props` of the picker and the ref of its `container`
 */
export function usePickerKeys(
  from: TakeOver | null,
  {
    onEnter,
    staysOpen = () => false,
  }: { onEnter?(input: HTMLInputElement): void; staysOpen?(text: string): boolean } = {},
) {
  const [open, setOpen] = useState(from !== null && (from.open || from.typed !== ''));
  const isEnterEvent = useRef(false);
  const props = {
    open,
    onOpenChange: (next: boolean) => {
      if (!(next && isEnterEvent.current)) setOpen(next);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      onEnter?.(target);
      if (open) {
        event.preventDefault();
        if (staysOpen(target.value)) return;
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
  return { props, container };
}
