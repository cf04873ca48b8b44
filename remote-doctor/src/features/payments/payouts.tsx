import { useState, useMemo } from 'react';
import Landmark from 'lucide-react/icons/landmark';
import { listPayouts } from '@praxis/contract/endpoints/payments';
import { payoutStatuses } from '@praxis/contract/entities/payout';
import type { DoctorPayout } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { Button, EmptyState, lazyComponent, lazyDialog, Link } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import { type Column, ListPage, useAllPages, useList } from '@praxis/sdk/ui/list';
import { DateOnly, Money, usePhone } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { negated } from './negated';
import { paymentList, paymentsAt } from './payments-at';
import { payoutsQuery } from './queries';
import { Totals } from './totals';
import { usePayoutCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';

const PayoutDrawer = lazyComponent(
  () => import(/* webpackChunkName: "payout-drawer" */ './detail/payout-drawer'),
);
const PayoutDialog = lazyDialog(
  () => import(/* webpackChunkName: "payout-dialog" */ './dialogs/payout-dialog'),
);

const argsOf = paymentsAt(payoutStatuses, ['createdAt', 'arrivalOn', 'net'], '-arrivalOn');

/** Payouts to the practice's bank account, and the balance available for one. */
export function Payouts() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listPayouts);
  const { id } = useParams();
  const [isRequesting, setIsRequesting] = useState(false);
  const csvColumns = usePayoutCsv();
  const { list, args, rows } = useList(payoutsQuery, argsOf, {
    ...paymentList,
    sort: '-arrivalOn',
  });
  const statusFilter = useStatusFilter('payout', payoutStatuses, rows.shown?.counts);
  const columns = useMemo<Column<DoctorPayout>[]>(
    () => [
      {
        key: 'arrivalOn',
        title: t('payments.column.arrival'),
        sort: 'arrivalOn',
        cell: ({ id: payoutId, arrivalOn }) => (
          <Link to={`/doctor/payments/${payoutId}`} keepSearch>
            <DateOnly on={arrivalOn} />
          </Link>
        ),
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
        cell: ({ fees }) => <Money of={negated(fees)} />,
      },
      {
        key: 'refunds',
        title: t('payments.tab.refunds'),
        align: 'end',
        wideOnly: true,
        cell: ({ refunds }) => <Money of={negated(refunds)} />,
      },
      {
        key: 'net',
        title: t('payments.column.net'),
        align: 'end',
        sort: 'net',
        cell: ({ net }) => <Money of={net} />,
      },
    ],
    [t],
  );
  // On a phone the totals follow the list, so that the first record is above the fold.
  const isPhone = usePhone();
  const totals = rows.shown?.totals;
  const sums = [
    { label: t('payments.total.balance'), of: rows.shown?.balance },
    { label: t('payments.column.gross'), of: totals?.gross },
    { label: t('payments.column.fees'), of: totals && negated(totals.fees) },
    { label: t('payments.tab.refunds'), of: totals && negated(totals.refunds) },
    // Includes payouts in transit; "Paid out" would mean those that have arrived.
    { label: t('payments.column.net'), of: totals?.net },
  ];
  return (
    <>
      <Totals
        of={rows}
        sums={isPhone ? sums.slice(0, 1) : sums}
        action={
          <Button
            kind="primary"
            icon={Landmark}
            disabled={!rows.shown}
            onClick={() => setIsRequesting(true)}
          >
            {t('payments.payout.act')}
          </Button>
        }
      />
      <ListPage
        label={t('payments.tab.payouts')}
        list={list}
        filters={[statusFilter]}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ arrivalOn }) => arrivalOn}
        columns={columns}
        tools={<PeriodFilter />}
        csv={{
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        empty={
          <EmptyState drawing="money" title={t('payments.empty.payouts')}>
            <p>{t('payments.emptyText.payouts')}</p>
          </EmptyState>
        }
      />
      {isPhone && rows.shown && <Totals of={rows} sums={sums.slice(1)} />}
      {isRequesting && rows.shown && (
        <PayoutDialog balance={rows.shown.balance} onClose={() => setIsRequesting(false)} />
      )}
      {id !== undefined && <PayoutDrawer id={id} />}
    </>
  );
}
