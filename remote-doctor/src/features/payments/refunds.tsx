import { useMemo } from 'react';
import { listRefunds } from '@praxis/contract/endpoints/payments';
import { refundStatuses } from '@praxis/contract/entities/refund';
import type { DoctorRefund } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { type Column, useAllPages, useList } from '@praxis/sdk/ui/list';
import { StatusTag } from '../../shared/statuses/statuses';
import { PaymentList, usePaymentColumns } from './payment-list';
import { refundsQuery } from './queries';
import { Totals } from './totals';
import { useRefundCsv } from './use-csv';
import { useStatusFilter } from './use-payment-filters';
import { paymentList, paymentsAt, paymentSorts } from './payments-at';

const argsOf = paymentsAt(refundStatuses, paymentSorts, '-createdAt');

/** Completed and pending refunds. */
export function Refunds() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listRefunds);
  const csvColumns = useRefundCsv();
  const { list, args, rows } = useList(refundsQuery, argsOf, paymentList);
  const statusFilter = useStatusFilter('refund', refundStatuses, rows.shown?.counts);
  const { patient, when, amount } = usePaymentColumns();
  const columns = useMemo<Column<DoctorRefund>[]>(
    () => [
      patient,
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
      when,
      amount,
    ],
    [t, patient, when, amount],
  );
  return (
    <>
      <Totals
        of={rows}
        sums={[{ label: t('payments.total.refunded'), of: rows.shown?.totals.amount }]}
      />
      <PaymentList
        kind="refunds"
        list={list}
        filters={[statusFilter]}
        query={rows}
        columns={columns}
        csv={{ columns: csvColumns, allRows: () => allPages(args.query) }}
      />
    </>
  );
}
