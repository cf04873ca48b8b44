import { useMemo, type ReactNode } from 'react';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { useTranslation } from '@praxis/sdk';
import { Avatar, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, useMoneyText } from '@praxis/sdk/ui/page';
import type { ColumnsType } from '@praxis/sdk/ui/table';
import { StatusTag } from '../../../shared/statuses/statuses';
import { ageOf, salaryOf, statusOf, yearsOf } from '../figures';
import styles from './large-table.module.css';
import type { ColumnKey } from './use-shown-columns';

/** Width of each column, in pixels. */
const widths: Record<ColumnKey | 'name', number> = {
  // The sample emails in one line; longer ones are truncated.
  name: 304,
  post: 200,
  city: 120,
  // `27 de nov. de 2025`
  start: 190,
  experience: 160,
  age: 110,
  salary: 150,
  // The longest value is French: `Démissionnaire`.
  status: 160,
};

export const widthOf = (shown: readonly ColumnKey[]): number =>
  shown.reduce((sum, key) => sum + widths[key], widths.name + 48);

const atEnd: ReadonlySet<string> = new Set(['age', 'salary']);

/** Visible columns; cells are plain text, because they render during scrolling. */
export function useTableColumns(shown: readonly ColumnKey[], sort: string): ColumnsType<SampleRow> {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const money = useMoneyText();
  return useMemo(() => {
    const cells: Record<ColumnKey | 'name', (row: SampleRow) => ReactNode> = {
      name: ({ full_name: name, email }) => (
        <span className={styles['person']}>
          <Avatar name={name} size={32} />
          <span className={styles['words']}>
            {name}
            <small>{email}</small>
          </span>
        </span>
      ),
      post: ({ post }) => post,
      city: ({ city }) => city,
      start: ({ start_date: start }) => formatDateOnly(start, language),
      experience: (row) => t('tables.years', { count: yearsOf(row) }),
      age: ageOf,
      salary: (row) => money(salaryOf(row)),
      status: (row) => <StatusTag of="person" status={statusOf(row)} />,
    };
    return (['name', ...shown] as const).map((key) => ({
      key,
      title: t(`tables.field.${key}`),
      width: widths[key],
      ellipsis: true,
      align: atEnd.has(key) ? ('end' as const) : undefined,
      sorter: true,
      sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
      render: (_: unknown, row: SampleRow) => cells[key](row),
    }));
  }, [t, language, money, shown, sort]);
}
