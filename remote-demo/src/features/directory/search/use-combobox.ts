import { useState, type KeyboardEvent } from 'react';

/** The row that the keys have chosen, and which of its cells: what it opens, or its star. */
export interface Chosen {
  row: number;
  cell: 'open' | 'star';
}

interface Options {
  /** How many rows there are. */
  count: number;
  hasStar(row: number): boolean;
  onOpen(row: number): void;
  onStar(row: number): void;
}

const first: Chosen = { row: 0, cell: 'open' };

/**
 * The keys of a combobox with a grid: up and down choose a row, right at the end of what is typed its
 * star and left back, Enter does what is chosen. The focus stays in the field.
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
    /** The first row again: something else is shown. */
    begin: () => setChosen(first),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // The keys of an input method belong to it.
      if (event.nativeEvent.isComposing) return;
      if (keys[event.key]?.(event.currentTarget)) event.preventDefault();
    },
  };
}
