import { useMemo } from 'react';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { useTranslation } from '@praxis/sdk';
import type { CsvColumn } from '@praxis/sdk/ui/list';
import { useStatusText } from '../../shared/statuses/statuses';
import { columnKeys, type ColumnKey } from './advanced/use-shown-columns';
import { ageOf, salaryOf, statusOf, yearsOf } from './figures';

/** Columns of the CSV export: the visible ones in the order of the table. */
export function useCsvColumns(shown: readonly ColumnKey[] = columnKeys): CsvColumn<SampleRow>[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return useMemo(() => {
    const values: Record<ColumnKey | 'name' | 'email', CsvColumn<SampleRow>['value']> = {
      name: (row) => row.full_name,
      email: (row) => row.email,
      post: (row) => row.post,
      city: (row) => row.city,
      start: (row) => row.start_date,
      experience: yearsOf,
      age: ageOf,
      salary: (row) => salaryOf(row).amountMinor / 100,
      status: (row) => statusText('person', statusOf(row)),
    };
    return (['name', 'email', ...shown] as const).map((key) => ({
      title: t(`tables.field.${key}`),
      value: values[key],
    }));
  }, [t, statusText, shown]);
}
