import { useMemo } from 'react';
import { listCharges } from '@praxis/contract/endpoints/payments';
import { chargeStatuses } from '@praxis/contract/entities/charge';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { type Column, useAllPages, useList } from '@praxis/sdk/ui/list';
import { Money } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { PaymentList, usePaymentColumns } from './payment-list';
import { chargesQuery } from './queries';
import { Totals } from './totals';
import { useChargeActions } from './use-charge-actions';
import { useChargeCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';
import { paymentList, paymentsAt, paymentSorts } from './payments-at';

const argsOf = paymentsAt(chargeStatuses, paymentSorts, '-createdAt');

/** Charges of the practice's patients. */
export function Charges() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listCharges);
  const csvColumns = useChargeCsv();
  const { list, args, rows } = useList(chargesQuery, argsOf, paymentList);
  const actions = useChargeActions(rows.data?.items);
  const statusFilter = useStatusFilter('charge', chargeStatuses, rows.shown?.counts);
  const { patient, when, amount } = usePaymentColumns();
  const columns = useMemo<Column<DoctorCharge>[]>(
    () => [
      patient,
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
      when,
      {
        key: 'refunded',
        title: t('payments.column.refunded'),
        align: 'end',
        wideOnly: true,
        cell: ({ refunded }) => (refunded.amountMinor > 0 ? <Money of={refunded} /> : '–'),
      },
      amount,
    ],
    [t, patient, when, amount],
  );
  const totals = rows.shown?.totals;
  return (
    <>
      <Totals
        of={rows}
        sums={[
          { label: t('payments.total.charged'), of: totals?.amount },
          { label: t('payments.total.refunded'), of: totals?.refunded },
        ]}
      />
      <PaymentList
        kind="charges"
        list={list}
        filters={[statusFilter]}
        query={rows}
        rowActions={actions.menu}
        columns={columns}
        csv={{ columns: csvColumns, allRows: () => allPages(args.query) }}
      />
      {actions.dialog}
    </>
  );
}
