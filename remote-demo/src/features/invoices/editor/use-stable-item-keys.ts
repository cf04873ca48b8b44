import { useState } from 'react';
import type { InvoiceValues, ItemValues } from './invoice-values';

type Lines = readonly ItemValues[];

/**
 * Assigns the items of a reloaded invoice their previous keys, so that typed input stays with its
 * item when another tab adds or removes others.
 */
export function useStableItemKeys(loaded: InvoiceValues): InvoiceValues {
  const [last, setLast] = useState({ loaded, keyed: loaded, lastKey: 0 });
  if (JSON.stringify(last.loaded) === JSON.stringify(loaded)) return last.keyed;
  const items = matchItemKeys(last.keyed.items, loaded.items, last.lastKey);
  const keyed = { ...loaded, items };
  const lastKey = Math.min(last.lastKey, ...items.map(({ key }) => key));
  setLast({ loaded, keyed, lastKey });
  return keyed;
}

/**
 * Matches items to their previous keys. Keys of items that another tab added are negative and count
 * down from the last one: those of items added in the form are positive.
 */
export function matchItemKeys(before: Lines, now: Lines, lastKey: number): ItemValues[] {
  const keys: (number | undefined)[] = [];
  /**
   * Matches a run of changed items: by position if their number is unchanged, otherwise by title.
   */
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
