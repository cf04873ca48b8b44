import { listRefunds } from '@praxis/contract/endpoints/payments';
import { refundStatuses } from '@praxis/contract/entities/refund';
import type { DoctorRefund } from '@praxis/contract/endpoints/views/money-records';
import { useHost, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { allPages, ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person, StatusTag, type Column } from '@praxis/sdk/ui/page';
import { periodOf } from '../../shared/period-of';
import { PeriodFilter } from '../../shared/period-filter';
import { refundsGroup } from './refunds.group';
import { Totals } from './totals';
import { useRefundCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';

/** What went back to patients, and what is on its way. */
export function Refunds() {
  const { t } = useTranslation('doctor');
  const { client } = useHost();
  const [params] = useSearchParams();
  const csvColumns = useRefundCsv();
  const query = useListQuery({ filters: ['status', 'from', 'to'], sort: '-createdAt' });
  const filter = {
    ...periodOf(params),
    status: oneOf(query.filters['status']?.[0], refundStatuses) ?? ('all' as const),
    q: query.q,
    sort: sortOf(query.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
  };
  const group = useDataGroup(refundsGroup, {
    query: { ...filter, page: query.page, perPage: query.perPage },
  });
  const statusFilter = useStatusFilter('refund', refundStatuses, group.data?.counts);
  const columns: Column<DoctorRefund>[] = [
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
  ];
  return (
    <>
      {group.data && (
        <Totals sums={[{ label: t('payments.total.refunded'), of: group.data.totals.amount }]} />
      )}
      <ListPage
        label={t('payments.tab.refunds')}
        query={query}
        filters={[statusFilter]}
        group={group}
        rowKey={({ id }) => id}
        rowName={({ patient, invoiceNumber }) => `${patient.fullName}, ${invoiceNumber}`}
        columns={columns}
        tools={<PeriodFilter />}
        csv={{
          name: 'refunds',
          columns: csvColumns,
          allRows: () =>
            allPages((page) => client.call(listRefunds, { query: { ...filter, ...page } })),
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
