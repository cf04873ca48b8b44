import { useMemo } from 'react';
import { listSampleRows, type SampleRow } from '@praxis/contract/demo/sample-table';
import { useHost, useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { type Column, ListPage, type ListQuery, useList } from '@praxis/sdk/ui/list';
import { DateOnly, Money, Person } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import styles from './basic.module.css';
import { ageOf, salaryOf, statusOf, yearsOf } from './figures';
import { peopleQuery } from './queries';
import { TablePage } from './table-page';
import { useCsvColumns } from './use-csv-columns';

const argsOf = ({ q, page, perPage }: ListQuery) => ({ query: { q, page, perPage } });

/** Table of a hundred people, searched and paged by the back end. */
export default function BasicTablePage() {
  const { t } = useTranslation('demo');
  const { client } = useHost();
  const { list, rows } = useList(peopleQuery, argsOf, { publicSearch: true });

  return (
    <TablePage kind="basic">
      <ListPage
        label={t('tables.people')}
        list={list}
        query={rows}
        rowKey={({ id }) => String(id)}
        rowName={({ full_name: name }) => name}
        columns={useColumns()}
        searchLabel={t('tables.search')}
        csv={{
          columns: useCsvColumns(),
          allRows: async () => {
            const all = { q: list.q, page: 1, perPage: Number.MAX_SAFE_INTEGER };
            return (await client.call(listSampleRows, { query: all })).invoices;
          },
        }}
        empty={<EmptyState drawing="people" title={t('tables.empty')} />}
      />
    </TablePage>
  );
}

function useColumns(): Column<SampleRow>[] {
  const { t } = useTranslation('demo');
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('tables.field.name'),
        person: true,
        cell: ({ full_name: name, avatar, email }) => (
          <Person name={name} avatarUrl={avatar} detail={email} />
        ),
      },
      { key: 'post', title: t('tables.field.post'), cell: ({ post }) => post },
      { key: 'city', title: t('tables.field.city'), wideOnly: true, cell: ({ city }) => city },
      {
        key: 'start',
        title: t('tables.field.start'),
        wideOnly: true,
        cell: (row) => (
          <span className={styles['start']}>
            <DateOnly on={row.start_date} />
            <small>{t('tables.years', { count: yearsOf(row) })}</small>
          </span>
        ),
      },
      { key: 'age', title: t('tables.field.age'), align: 'end', wideOnly: true, cell: ageOf },
      {
        key: 'salary',
        title: t('tables.field.salary'),
        align: 'end',
        cell: (row) => <Money of={salaryOf(row)} />,
      },
      {
        key: 'status',
        title: t('tables.field.status'),
        cell: (row) => <StatusTag of="person" status={statusOf(row)} />,
      },
    ],
    [t],
  );
}
