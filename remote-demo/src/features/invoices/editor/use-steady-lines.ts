import { useState } from 'react';
import type { InvoiceValues, ItemValues } from './invoice-values';

type Lines = readonly ItemValues[];

/**
 * An invoice that is loaded anew, each line with the key that it had: what was typed in a line meanwhile
 * stays in it, wherever another tab has moved it by adding or removing others.
 */
export function useSteadyLines(loaded: InvoiceValues): InvoiceValues {
  const [last, setLast] = useState({ loaded, steady: loaded, lastKey: 0 });
  if (JSON.stringify(last.loaded) === JSON.stringify(loaded)) return last.steady;
  const items = withKeysOf(last.steady.items, loaded.items, last.lastKey);
  const steady = { ...loaded, items };
  const lastKey = Math.min(last.lastKey, ...items.map(({ key }) => key));
  setLast({ loaded, steady, lastKey });
  return steady;
}

/**
 * The lines with the keys of those that they were before. Those of new ones count downwards from the last
 * of that kind: lines that are added in the form count upwards.
 */
export function withKeysOf(before: Lines, now: Lines, lastKey: number): ItemValues[] {
  const keys: (number | undefined)[] = [];
  /** Ends a stretch of changed lines: as many as before are the same ones, otherwise their titles tell. */
  const pair = (end: number, old: Lines) => {
    const changed = now.slice(keys.length, end);
    changed.forEach(({ title }, index) =>
      keys.push(
        (changed.length === old.length ? old[index] : old.find((one) => one.title === title))?.key,
      ),
    );
  };
  let seen = 0;
  now.forEach((line, index) => {
    const at = before.findIndex((old, place) => place >= seen && isSame(old, line));
    if (at < 0) return;
    pair(index, before.slice(seen, at));
    keys.push(before[at]?.key);
    seen = at + 1;
  });
  pair(now.length, before.slice(seen));
  let newest = lastKey;
  return now.map((line, index) => {
    const known = keys[index];
    const isFree = known !== undefined && keys.indexOf(known) === index;
    return { ...line, key: isFree ? known : (newest -= 1) };
  });
}

const isSame = (one: ItemValues, other: ItemValues): boolean =>
  JSON.stringify({ ...one, key: 0 }) === JSON.stringify({ ...other, key: 0 });
