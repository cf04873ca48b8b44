import { useMemo } from 'react';
import type { DoctorCharge, DoctorRefund } from '@praxis/contract/endpoints/views/money-records';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import { type Column, ListPage, type ListPageProps } from '@praxis/sdk/ui/list';
import { DateTime, Money, Person } from '@praxis/sdk/ui/page';

type Payment = DoctorCharge | DoctorRefund;

/** Columns that the lists of charges and refunds share: patient, date and amount. */
export function usePaymentColumns() {
  const { t } = useTranslation('doctor');
  return useMemo(
    () =>
      ({
        patient: {
          key: 'patient',
          title: t('payments.column.patient'),
          sort: 'patient',
          person: true,
          cell: ({ patient, invoiceNumber }) => (
            <Person
              name={patient.fullName}
              avatarUrl={patient.avatarUrl}
              detail={t('payments.invoice', { number: invoiceNumber })}
            />
          ),
        },
        when: {
          key: 'createdAt',
          title: t('payments.column.when'),
          sort: 'createdAt',
          cell: ({ createdAt }) => <DateTime at={createdAt} />,
        },
        amount: {
          key: 'amount',
          title: t('payments.column.amount'),
          align: 'end',
          sort: 'amount',
          cell: ({ amount }) => <Money of={amount} />,
        },
      }) satisfies Record<string, Column<Payment>>,
    [t],
  );
}

interface PaymentListProps<Row extends Payment> extends Pick<
  ListPageProps<Row>,
  'list' | 'query' | 'columns' | 'filters' | 'rowActions' | 'csv'
> {
  kind: 'charges' | 'refunds';
}

/** One page of charges or of refunds. */
export function PaymentList<Row extends Payment>({ kind, ...list }: PaymentListProps<Row>) {
  const { t } = useTranslation('doctor');
  return (
    <ListPage
      {...list}
      label={t(`payments.tab.${kind}`)}
      rowKey={({ id }) => id}
      rowName={({ patient, invoiceNumber }) => inOneLine([patient.fullName, invoiceNumber])}
      tools={<PeriodFilter />}
      searchLabel={t('payments.search')}
      empty={
        <EmptyState drawing="money" title={t(`payments.empty.${kind}`)}>
          <p>{t(`payments.emptyText.${kind}`)}</p>
        </EmptyState>
      }
    />
  );
}
