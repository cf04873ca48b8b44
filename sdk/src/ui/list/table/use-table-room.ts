import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from './column';
import { watchRoom } from './table-room';

/** Keeps a table, in the element of the ref, in the widest form that fits its place. */
export function useTableRoom<Row>(
  columns: readonly Column<Row>[],
  onCards: ((cards: boolean) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((cards: boolean) => onCards?.(cards));
  // Other columns, or the same in another language, may fit.
  const titles = columns.map(({ title }) => title).join();
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table');
    if (!place.current || !table) return undefined;
    let isEffect = true;
    const stop = watchRoom(place.current, table, (cards) => {
      // Before the browser paints, as it is after an effect, so that nothing is seen to move.
      if (isEffect) tell(cards);
      else flushSync(() => tell(cards));
    });
    isEffect = false;
    return stop;
  }, [titles]);
  return place;
}
