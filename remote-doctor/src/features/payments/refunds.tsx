import { useMemo } from 'react';
import { listRefunds } from '@praxis/contract/endpoints/payments';
import { refundStatuses } from '@praxis/contract/entities/refund';
import type { DoctorRefund } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person, type Column } from '@praxis/sdk/ui/page';
import { periodOf } from '../../shared/period-of';
import { PeriodFilter } from '../../shared/period-filter';
import { StatusTag } from '../../shared/statuses/statuses';
import { refundsQuery } from './queries';
import { Totals } from './totals';
import { useRefundCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';

/** What went back to patients, and what is on its way. */
export function Refunds() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listRefunds);
  const [params] = useSearchParams();
  const csvColumns = useRefundCsv();
  const list = useListQuery({ filters: ['status', 'from', 'to'], sort: '-createdAt' });
  const filter = {
    ...periodOf(params),
    status: oneOf(list.filters['status']?.[0], refundStatuses) ?? ('all' as const),
    q: list.q,
    sort: sortOf(list.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
  };
  const rows = useQuery(refundsQuery, {
    query: { ...filter, page: list.page, perPage: list.perPage },
  });
  const statusFilter = useStatusFilter('refund', refundStatuses, rows.shown?.counts);
  const columns = useMemo<Column<DoctorRefund>[]>(
    () => [
      {
        key: 'patient',
        title: t('payments.column.patient'),
        sort: 'patient',
        cell: ({ patient, invoiceNumber }) => (
          <Person
            name={patient.fullName}
            avatarUrl={patient.avatarUrl}
            detail={t('payments.invoice', { number: invoiceNumber })}
          />
        ),
      },
      {
        key: 'status',
        title: t('payments.column.status'),
        cell: ({ status }) => <StatusTag of="refund" status={status} />,
      },
      {
        key: 'reason',
        title: t('payments.column.reason'),
        cell: ({ reason }) => t(`payments.reason.${reason}`),
      },
      {
        key: 'createdAt',
        title: t('payments.column.when'),
        sort: 'createdAt',
        cell: ({ createdAt }) => <DateTime at={createdAt} />,
      },
      {
        key: 'amount',
        title: t('payments.column.amount'),
        align: 'end',
        sort: 'amount',
        cell: ({ amount }) => <Money of={amount} />,
      },
    ],
    [t],
  );
  return (
    <>
      {rows.data && (
        <Totals sums={[{ label: t('payments.total.refunded'), of: rows.data.totals.amount }]} />
      )}
      <ListPage
        label={t('payments.tab.refunds')}
        list={list}
        filters={[statusFilter]}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ patient, invoiceNumber }) => `${patient.fullName}, ${invoiceNumber}`}
        columns={columns}
        tools={<PeriodFilter />}
        csv={{
          name: 'refunds',
          columns: csvColumns,
          allRows: () => allPages(filter),
        }}
        searchLabel={t('payments.search')}
        empty={
          <EmptyState drawing="money" title={t('payments.empty.refunds')}>
            <p>{t('payments.emptyText.refunds')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
