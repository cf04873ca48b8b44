import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from './column';
import { watchTableFit } from './table-layout';

/** Keeps the table inside the returned ref in the widest layout that fits. */
export function useTableLayout<Row>(
  columns: readonly Column<Row>[],
  onCards: ((cards: boolean) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent((cards: boolean) => onCards?.(cards));
  // Other columns, or the same in another language, may need another layout.
  const titles = columns.map(({ title }) => title).join();
  useLayoutEffect(() => {
    const table = container.current?.querySelector('table');
    if (!container.current || !table) return undefined;
    let isEffect = true;
    const stop = watchTableFit(container.current, table, (cards) => {
      // Update before paint, as a layout effect does, to avoid a visible layout shift.
      if (isEffect) notify(cards);
      else flushSync(() => notify(cards));
    });
    isEffect = false;
    return stop;
  }, [titles]);
  return container;
}
