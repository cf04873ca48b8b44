import { useRef, type KeyboardEvent } from 'react';
import type { TableRef } from '@praxis/sdk/ui/table';

/** How many rows a page is. */
const page = 10;

/** Where a key leads to from a row; `last` is the last one. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + page,
  PageUp: (at) => at - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Keys that lead from row to row, with the focus: only rows in sight are drawn, and a browser scrolls
 * none of the others into it.
 */
export function useRowKeys(rows: readonly { id: number }[]) {
  const table = useRef<TableRef>(null);
  const turn = useRef(0);

  /** A row is drawn some frames after it was scrolled to. */
  const focusRow = (id: number, mine: number, tries = 30) => {
    if (mine !== turn.current || tries === 0) return;
    const box = table.current?.nativeElement.querySelector<HTMLElement>(
      `[data-row-key="${id}"] input`,
    );
    if (box) box.focus({ preventScroll: true });
    else requestAnimationFrame(() => focusRow(id, mine, tries - 1));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key];
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!move || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const key = target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
    const at = rows.findIndex(({ id }) => String(id) === key);
    const last = rows.length - 1;
    const to = Math.min(Math.max(move(at, last), 0), last);
    const row = rows[to];
    if (at < 0 || !row) return;
    event.preventDefault();
    table.current?.scrollTo({ index: to });
    focusRow(row.id, ++turn.current);
  };
  return { table, onKeyDown };
}
