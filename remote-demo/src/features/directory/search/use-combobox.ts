import { useState, type KeyboardEvent } from 'react';

/** Active row, and its active cell: the result or its star. */
export interface Chosen {
  row: number;
  cell: 'open' | 'star';
}

interface Options {
  /** Number of rows. */
  count: number;
  hasStar(row: number): boolean;
  onOpen(row: number): void;
  onStar(row: number): void;
}

const first: Chosen = { row: 0, cell: 'open' };

/**
 * Keyboard handling of a combobox with a grid popup: Up and Down move between rows; Right, at the
 * end of the text, moves to the star, and Left back; Enter activates the cell. The focus stays in
 * the text field.
 */
export function useCombobox({ count, hasStar, onOpen, onStar }: Options) {
  const [wanted, setChosen] = useState(first);
  const row = Math.min(wanted.row, count - 1);
  const cell = wanted.cell === 'star' && row >= 0 && hasStar(row) ? 'star' : 'open';
  const to = (next: number) => setChosen({ row: (next + count) % count, cell });

  const keys: Partial<Record<string, (field: HTMLInputElement) => boolean>> = {
    ArrowDown() {
      if (count > 0) to(row + 1);
      return true;
    },
    ArrowUp() {
      if (count > 0) to(row - 1);
      return true;
    },
    ArrowRight({ selectionStart, selectionEnd, value }) {
      const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
      if (!isAtEnd || row < 0 || !hasStar(row)) return false;
      setChosen({ row, cell: 'star' });
      return true;
    },
    ArrowLeft() {
      if (cell === 'open') return false;
      setChosen({ row, cell: 'open' });
      return true;
    },
    Enter() {
      if (row >= 0) (cell === 'star' ? onStar : onOpen)(row);
      return true;
    },
  };

  return {
    chosen: { row, cell } satisfies Chosen,
    /** Resets to the first row, because the results change. */
    reset: () => setChosen(first),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // An input method (IME) handles its own keys.
      if (event.nativeEvent.isComposing) return;
      if (keys[event.key]?.(event.currentTarget)) event.preventDefault();
    },
  };
}
