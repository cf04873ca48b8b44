import { useMemo } from 'react';
import { listCharges } from '@praxis/contract/endpoints/payments';
import { chargeStatuses } from '@praxis/contract/entities/charge';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person, type Column } from '@praxis/sdk/ui/page';
import { periodOf } from '../../shared/period-of';
import { PeriodFilter } from '../../shared/period-filter';
import { StatusTag } from '../../shared/statuses/statuses';
import { chargesQuery } from './queries';
import { Totals } from './totals';
import { useChargeActions } from './use-charge-actions';
import { useChargeCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';

/** What patients were charged. */
export function Charges() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listCharges);
  const [params] = useSearchParams();
  const csvColumns = useChargeCsv();
  const list = useListQuery({ filters: ['status', 'from', 'to'], sort: '-createdAt' });
  const filter = {
    ...periodOf(params),
    status: oneOf(list.filters['status']?.[0], chargeStatuses) ?? ('all' as const),
    q: list.q,
    sort: sortOf(list.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
  };
  const rows = useQuery(chargesQuery, {
    query: { ...filter, page: list.page, perPage: list.perPage },
  });
  const actions = useChargeActions(rows.data?.items);
  const statusFilter = useStatusFilter('charge', chargeStatuses, rows.shown?.counts);
  const columns = useMemo<Column<DoctorCharge>[]>(
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
    ],
    [t],
  );
  return (
    <>
      {rows.data && (
        <Totals
          sums={[
            { label: t('payments.total.charged'), of: rows.data.totals.amount },
            { label: t('payments.total.refunded'), of: rows.data.totals.refunded },
          ]}
        />
      )}
      <ListPage
        label={t('payments.tab.charges')}
        list={list}
        filters={[statusFilter]}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ patient, invoiceNumber }) => `${patient.fullName}, ${invoiceNumber}`}
        rowActions={actions.menu}
        columns={columns}
        tools={<PeriodFilter />}
        csv={{
          name: 'charges',
          columns: csvColumns,
          allRows: () => allPages(filter),
        }}
        searchLabel={t('payments.search')}
        empty={
          <EmptyState drawing="money" title={t('payments.empty.charges')}>
            <p>{t('payments.emptyText.charges')}</p>
          </EmptyState>
        }
      />
      {actions.dialog}
    </>
  );
}
