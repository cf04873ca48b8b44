import { useMemo } from 'react';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { useTranslation } from '@praxis/sdk';
import type { CsvColumn } from '@praxis/sdk/ui/list';
import { useStatusText } from '../../shared/statuses/statuses';
import { ageOf, salaryOf, statusOf, yearsOf } from './figures';

/** A person as a line of a spreadsheet. */
export function useCsvColumns(): CsvColumn<SampleRow>[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return useMemo(
    () => [
      { title: t('tables.field.name'), value: (row) => row.full_name },
      { title: t('tables.field.email'), value: (row) => row.email },
      { title: t('tables.field.post'), value: (row) => row.post },
      { title: t('tables.field.city'), value: (row) => row.city },
      { title: t('tables.field.start'), value: (row) => row.start_date },
      { title: t('tables.field.salary'), value: (row) => salaryOf(row).amountMinor / 100 },
      { title: t('tables.field.age'), value: ageOf },
      { title: t('tables.field.experience'), value: yearsOf },
      { title: t('tables.field.status'), value: (row) => statusText('person', statusOf(row)) },
    ],
    [t, statusText],
  );
}
