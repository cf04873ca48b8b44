import { useMemo } from 'react';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { Link, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { DateOnly, formatDateOnly, Money, Person } from '@praxis/sdk/ui/page';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';
import { previewAddress } from './addresses';
import { dollars } from './amounts';
import { dayOf } from './days';
import styles from './invoices.module.css';

/** Columns of the list of invoices. */
export function useInvoiceColumns(): Column<DemoInvoice>[] {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const language = useIntlLanguage();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('invoices.number'),
        cell: ({ id, service }) => (
          <span className={styles.twoLines}>
            <Link to={previewAddress(id)}>#{id}</Link>
            <small>{service}</small>
          </span>
        ),
      },
      {
        key: 'client',
        title: t('invoices.client'),
        person: true,
        cell: ({ client, avatar }) => (
          <Person name={client.name} avatarUrl={avatar || null} detail={client.company} />
        ),
      },
      {
        key: 'status',
        title: t('invoices.status'),
        cell: ({ invoiceStatus }) => <StatusTag of="demoInvoice" status={invoiceStatus} />,
      },
      {
        key: 'issued',
        title: t('invoices.issued'),
        wideOnly: true,
        cell: ({ issuedDate, dueDate }) => {
          const [issued, due] = [dayOf(issuedDate, zone), dayOf(dueDate, zone)];
          const style = issued.slice(0, 4) === due.slice(0, 4) ? 'withoutYear' : 'short';
          return (
            <span className={`${styles.twoLines} ${styles.whole}`}>
              <DateOnly on={issued} />
              <small>{t('invoices.dueOn', { date: formatDateOnly(due, language, style) })}</small>
            </span>
          );
        },
      },
      {
        key: 'total',
        title: t('invoices.total'),
        align: 'end',
        cell: ({ total }) => <Money of={dollars(total)} />,
      },
      {
        key: 'balance',
        title: t('invoices.balance'),
        align: 'end',
        wideOnly: true,
        cell: ({ balance }) => <Money of={balance > 0 ? dollars(balance) : null} />,
      },
    ],
    [t, zone, language],
  );
}

/** Columns of the CSV export: amounts are plain numbers. */
export function useInvoiceCsvColumns(): CsvColumn<DemoInvoice>[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const zone = useZone();
  return [
    { title: t('invoices.number'), value: ({ id }) => id },
    { title: t('invoices.client'), value: ({ client }) => client.name },
    { title: t('invoices.company'), value: ({ client }) => client.company },
    { title: t('invoices.email'), value: ({ client }) => client.companyEmail },
    { title: t('invoices.service'), value: ({ service }) => service },
    {
      title: t('invoices.status'),
      value: ({ invoiceStatus }) => statusText('demoInvoice', invoiceStatus),
    },
    { title: t('invoices.issued'), value: ({ issuedDate }) => dayOf(issuedDate, zone) },
    { title: t('invoices.due'), value: ({ dueDate }) => dayOf(dueDate, zone) },
    { title: t('invoices.total'), value: ({ total }) => total },
    { title: t('invoices.balance'), value: ({ balance }) => balance },
  ];
}
