import { useMemo } from 'react';
import type { PatientInvoice } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { DateOnly, Money, Person, spreadsheetAmount } from '@praxis/sdk/ui/page';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';

/** Columns of the invoice list. */
export function useInvoiceColumns(): Column<PatientInvoice>[] {
  const { t } = useTranslation('patient');
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('invoices.number'),
        sort: 'number',
        oneLine: true,
        cell: ({ id, number }) => <Link to={`/patient/invoices/${id}`}>{number}</Link>,
      },
      {
        key: 'doctor',
        title: t('invoices.doctor'),
        person: true,
        cell: ({ doctor, practiceName }) => (
          <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={practiceName} />
        ),
      },
      {
        key: 'status',
        title: t('invoices.status'),
        cell: ({ status }) => <StatusTag of="invoice" status={status} />,
      },
      {
        key: 'issuedOn',
        title: t('invoices.issuedOn'),
        sort: 'issuedOn',
        cell: ({ issuedOn }) => <DateOnly on={issuedOn} />,
      },
      {
        key: 'dueOn',
        title: t('invoices.dueOn'),
        sort: 'dueOn',
        wideOnly: true,
        cell: ({ dueOn }) => <DateOnly on={dueOn} />,
      },
      {
        key: 'total',
        title: t('invoices.total'),
        sort: 'total',
        align: 'end',
        cell: ({ total }) => <Money of={total} />,
      },
    ],
    [t],
  );
}

/**
 * CSV columns of the invoice list: amounts as plain numbers, with currencies in a separate column.
 */
export function useInvoiceCsvColumns(): CsvColumn<PatientInvoice>[] {
  const { t } = useTranslation('patient');
  const statusText = useStatusText();
  return [
    { title: t('invoices.number'), value: ({ number }) => number },
    { title: t('invoices.doctor'), value: ({ doctor }) => doctor.fullName },
    { title: t('invoices.practice'), value: ({ practiceName }) => practiceName },
    { title: t('invoices.status'), value: ({ status }) => statusText('invoice', status) },
    { title: t('invoices.issuedOn'), value: ({ issuedOn }) => issuedOn },
    { title: t('invoices.dueOn'), value: ({ dueOn }) => dueOn },
    { title: t('invoices.total'), value: ({ total }) => spreadsheetAmount(total) },
    { title: t('invoices.due'), value: ({ due }) => spreadsheetAmount(due) },
    { title: t('invoices.currency'), value: ({ total }) => total.currency },
  ];
}
