import { chargeStatuses } from '@praxis/contract/entities/charge';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person, StatusTag, type Column } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { chargesGroup } from './charges.group';
import { Totals } from './Totals';
import { useStatusFilter } from './use-payment-filters';

/** What patients were charged. */
export function Charges() {
  const { t } = useTranslation('doctor');
  const query = useListQuery({ filters: ['status'], sort: '-createdAt' });
  const { data, loading, error, reload } = useDataGroup(chargesGroup, {
    query: {
      status: oneOf(query.filters['status']?.[0], chargeStatuses) ?? 'all',
      q: query.q,
      sort: sortOf(query.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const statusFilter = useStatusFilter('charge', chargeStatuses, data?.counts);
  const columns: Column<DoctorCharge>[] = [
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
      cell: ({ status }) => <StatusTag of="charge" status={status} />,
    },
    {
      key: 'card',
      title: t('payments.column.card'),
      wideOnly: true,
      cell: ({ card }) => (card ? `${t(`brands.${card.brand}`)} ···· ${card.last4}` : '–'),
    },
    {
      key: 'createdAt',
      title: t('payments.column.when'),
      sort: 'createdAt',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      key: 'refunded',
      title: t('payments.column.refunded'),
      align: 'end',
      wideOnly: true,
      cell: ({ refunded }) => (refunded.amountMinor > 0 ? <Money of={refunded} /> : '–'),
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
      {data && (
        <Totals
          sums={[
            { label: t('payments.total.charged'), of: data.totals.amount },
            { label: t('payments.total.refunded'), of: data.totals.refunded },
          ]}
        />
      )}
      <ListPage
        label={t('payments.tab.charges')}
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
          <EmptyState drawing="money" title={t('payments.empty.charges')}>
            <p>{t('payments.emptyText.charges')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
