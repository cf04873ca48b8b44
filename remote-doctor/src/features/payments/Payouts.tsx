import { payoutStatuses } from '@praxis/contract/entities/payout';
import type { DoctorPayout } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { DateOnly, Money, StatusTag, type Column } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { payoutsGroup } from './payouts.group';
import { Totals } from './Totals';
import { useStatusFilter } from './use-payment-filters';

/** What was paid out to the practice's bank account, and what can be. */
export function Payouts() {
  const { t } = useTranslation('doctor');
  const query = useListQuery({ filters: ['status'], sort: '-arrivalOn' });
  const { data, loading, error, reload } = useDataGroup(payoutsGroup, {
    query: {
      status: oneOf(query.filters['status']?.[0], payoutStatuses) ?? 'all',
      q: query.q,
      sort: sortOf(query.sort, ['createdAt', 'arrivalOn', 'net'], '-arrivalOn'),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const statusFilter = useStatusFilter('payout', payoutStatuses, data?.counts);
  const columns: Column<DoctorPayout>[] = [
    {
      key: 'arrivalOn',
      title: t('payments.column.arrival'),
      sort: 'arrivalOn',
      cell: ({ arrivalOn }) => <DateOnly on={arrivalOn} />,
    },
    {
      key: 'status',
      title: t('payments.column.status'),
      cell: ({ status }) => <StatusTag of="payout" status={status} />,
    },
    {
      key: 'bank',
      title: t('payments.column.account'),
      wideOnly: true,
      cell: ({ bankLast4 }) => `···· ${bankLast4}`,
    },
    {
      key: 'gross',
      title: t('payments.column.gross'),
      align: 'end',
      wideOnly: true,
      cell: ({ gross }) => <Money of={gross} />,
    },
    {
      key: 'fees',
      title: t('payments.column.fees'),
      align: 'end',
      wideOnly: true,
      cell: ({ fees }) => <Money of={fees} />,
    },
    {
      key: 'net',
      title: t('payments.column.net'),
      align: 'end',
      sort: 'net',
      cell: ({ net }) => <Money of={net} />,
    },
  ];
  return (
    <>
      {data && (
        <Totals
          sums={[
            { label: t('payments.total.balance'), of: data.balance },
            { label: t('payments.total.paidOut'), of: data.totals.net },
          ]}
        />
      )}
      <ListPage
        label={t('payments.tab.payouts')}
        query={query}
        filters={[statusFilter]}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ arrivalOn }) => arrivalOn}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        empty={
          <EmptyState drawing="money" title={t('payments.empty.payouts')}>
            <p>{t('payments.emptyText.payouts')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
