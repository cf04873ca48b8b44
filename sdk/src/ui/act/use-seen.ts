import { useState } from 'react';

interface SeenRecord {
  id: string;
  version: number;
}

/**
 * The records that a list has shown so far, the newest version of each: what was chosen on another
 * page of the list, or has left it meanwhile, can still be acted on.
 */
export function useSeen<Item extends SeenRecord>(shown: readonly Item[] | undefined) {
  const [last, setLast] = useState<readonly Item[]>();
  const [records, setRecords] = useState<ReadonlyMap<string, Item>>(new Map());
  if (shown && shown !== last) {
    setLast(shown);
    setRecords(new Map([...records, ...shown.map((item) => [item.id, item] as const)]));
  }
  return {
    of: (ids: readonly string[]) => ids.flatMap((id) => records.get(id) ?? []),
    newest: (item: Item) => {
      const known = records.get(item.id);
      return known && known.version > item.version ? known : item;
    },
  };
}
