import { useCallback, useState } from 'react';
import { isPhone } from '@praxis/sdk/ui/page';

/** The columns that can be taken away; that of the names stays. */
export const columnKeys = [
  'post',
  'city',
  'start',
  'experience',
  'age',
  'salary',
  'status',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

const storageKey = 'praxis.demo.table-columns';

/** A phone begins with the two that fit beside the name. */
const atFirst = (): readonly ColumnKey[] => (isPhone() ? ['salary', 'status'] : columnKeys);

function kept(): readonly ColumnKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(value)) return columnKeys.filter((key) => value.includes(key));
  } catch {
    // What is kept cannot be read: as at first.
  }
  return atFirst();
}

/** Which columns show; kept in this browser. */
export function useShownColumns() {
  const [shown, setShown] = useState(kept);
  const toggle = useCallback((key: ColumnKey) => {
    setShown((now) => {
      const next = columnKeys.filter((one) => now.includes(one) !== (one === key));
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing begins anew the next time.
      }
      return next;
    });
  }, []);
  return { shown, toggle };
}
