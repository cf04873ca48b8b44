import CreditCard from 'lucide-react/icons/credit-card';
import type { PatientInvoice } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { Money, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { invoiceQuery } from './queries';

/** Actions of a patient on an invoice, in the list and on its own page. */
export function useInvoiceActions(): RecordActions<PatientInvoice> {
  const { t } = useTranslation('patient');
  return useRecordActions<PatientInvoice>(
    {
      pay: {
        label: t('invoice.pay.act'),
        icon: CreditCard,
        dialog: () => import(/* webpackChunkName: "pay-invoice" */ './dialogs/pay-dialog'),
      },
    },
    {
      open: { label: t('invoices.open'), to: ({ id }) => `/patient/invoices/${id}` },
      newest: invoiceQuery,
      facts: ({ status, due }) => [
        {
          label: t('invoices.status'),
          value: status,
          shown: <StatusTag of="invoice" status={status} />,
        },
        { label: t('invoices.due'), value: due.amountMinor, shown: <Money of={due} /> },
      ],
    },
  );
}
