import { useState } from 'react';

/** Row slot by record id, numbered in order of creation. */
type Slots = ReadonlyMap<string, number>;

/**
 * Assigns records to reusable table rows, for React's keys. A record keeps its row while it is shown. If
 * most records are replaced, as on another page, new ones reuse the rows' DOM, which is cheaper than
 * creating every row. A single removed record takes its row along: a click on it must not hit another.
 */
export function useRowSlots(ids: readonly string[]): Slots {
  const [slots, setSlots] = useState<Slots>(() => assignSlots(new Set(ids), new Map()));
  const shown = new Set(ids);
  if (shown.size === slots.size && [...shown].every((id) => slots.has(id))) return slots;
  const next = assignSlots(shown, slots);
  setSlots(next);
  return next;
}

function assignSlots(shown: ReadonlySet<string>, before: Slots): Slots {
  const removed = [...before].flatMap(([id, slot]) => (shown.has(id) ? [] : [slot]));
  const free = removed.length * 2 > before.size ? removed : [];
  let next = Math.max(-1, ...before.values()) + 1;
  const slots = new Map<string, number>();
  for (const id of shown) slots.set(id, before.get(id) ?? free.shift() ?? next++);
  return slots;
}
