import { useCallback, useState } from 'react';
import { isPhone } from '@praxis/sdk/ui/page';

/** Columns that can be hidden; the name is always visible. */
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

/** Initially a phone shows the two columns that fit next to the name. */
const defaultColumns = (): readonly ColumnKey[] => (isPhone() ? ['salary', 'status'] : columnKeys);

function storedColumns(): readonly ColumnKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(value)) return columnKeys.filter((key) => value.includes(key));
  } catch {
    // The stored value is corrupt: use the default.
  }
  return defaultColumns();
}

/** Visible columns, persisted in this browser. */
export function useShownColumns() {
  const [shown, setShown] = useState(storedColumns);
  const toggle = useCallback((key: ColumnKey) => {
    setShown((now) => {
      const next = columnKeys.filter((one) => now.includes(one) !== (one === key));
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Storage is blocked: the choice lasts until a reload.
      }
      return next;
    });
  }, []);
  return { shown, toggle };
}
