import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateOnly, Money } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';

/** The patient's invoices of this doctor, newest first. */
export function SubscriberInvoices({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const { invoices } = subscriber;
  if (invoices.length === 0)
    return <EmptyState drawing="money" title={t('patients.detail.noInvoices')} />;
  return (
    <DataTable
      dense
      label={t('patients.detail.section.invoices')}
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', title: t('patients.detail.number'), cell: ({ number }) => number },
        {
          key: 'issuedOn',
          title: t('patients.detail.issued'),
          cell: ({ issuedOn }) => <DateOnly on={issuedOn} />,
        },
        {
          key: 'status',
          title: t('patients.column.status'),
          cell: ({ status }) => <StatusTag of="invoice" status={status} />,
        },
        {
          key: 'due',
          title: t('patients.detail.due'),
          align: 'end',
          cell: ({ due }) => (due.amountMinor > 0 ? <Money of={due} /> : '–'),
        },
        {
          key: 'total',
          title: t('patients.detail.total'),
          align: 'end',
          cell: ({ total }) => <Money of={total} />,
        },
      ]}
    />
  );
}
