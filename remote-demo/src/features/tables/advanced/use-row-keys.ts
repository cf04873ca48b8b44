import { useRef, type KeyboardEvent } from 'react';
import type { TableRef } from '@praxis/sdk/ui/table';

/** Rows per Page Up or Page Down. */
const page = 10;

/** Target row of each key; `last` is the index of the last row. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + page,
  PageUp: (at) => at - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus between rows by keyboard: only visible rows are rendered, so the browser can't
 * scroll to the others.
 */
export function useRowKeys(rows: readonly { id: number }[]) {
  const table = useRef<TableRef>(null);
  const latestRequest = useRef(0);

  /** Waits some frames, until the row that was scrolled to is rendered. */
  const focusRow = (id: number, request: number, tries = 30) => {
    if (request !== latestRequest.current || tries === 0) return;
    const box = table.current?.nativeElement.querySelector<HTMLElement>(
      `[data-row-key="${id}"] input`,
    );
    if (box) box.focus({ preventScroll: true });
    else requestAnimationFrame(() => focusRow(id, request, tries - 1));
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
    focusRow(row.id, ++latestRequest.current);
  };
  return { table, onKeyDown };
}
