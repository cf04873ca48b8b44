import { refundStatuses } from '@praxis/contract/entities/refund';
import type { DoctorRefund } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person, StatusTag, type Column } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { refundsGroup } from './refunds.group';
import { Totals } from './Totals';
import { useStatusFilter } from './use-payment-filters';

/** What went back to patients, and what is on its way. */
export function Refunds() {
  const { t } = useTranslation('doctor');
  const query = useListQuery({ filters: ['status'], sort: '-createdAt' });
  const { data, loading, error, reload } = useDataGroup(refundsGroup, {
    query: {
      status: oneOf(query.filters['status']?.[0], refundStatuses) ?? 'all',
      q: query.q,
      sort: sortOf(query.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const statusFilter = useStatusFilter('refund', refundStatuses, data?.counts);
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
      {data && <Totals sums={[{ label: t('payments.total.refunded'), of: data.totals.amount }]} />}
      <ListPage
        label={t('payments.tab.refunds')}
        query={query}
        filters={[statusFilter]}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ patient, invoiceNumber }) => `${patient.fullName}, ${invoiceNumber}`}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
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
