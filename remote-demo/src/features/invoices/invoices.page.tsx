import { useMemo } from 'react';
import Plus from 'lucide-react/icons/plus';
import { demoInvoiceStatuses, listDemoInvoices } from '@praxis/contract/demo/invoices';
import { useHost, useTranslation } from '@praxis/sdk';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';
import { ListPage, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { oneOf, Page, PageHeader } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import { addAddress } from './addresses';
import { useInvoiceColumns, useInvoiceCsvColumns } from './columns';
import { Outstanding } from './outstanding';
import { invoiceListQuery } from './queries';
import { useInvoiceActions } from './use-invoice-actions';

const none: readonly never[] = [];
const filterNames = ['status'];

/** Exceeds the number of invoices: the export includes every match. */
const maxRows = 1_000_000;

/** Query arguments from the address. */
const argsOf = ({ filters, q, page, perPage }: ListQuery) => ({
  query: { q, status: oneOf(filters['status']?.[0], demoInvoiceStatuses) ?? '', page, perPage },
});

/** List of invoices with their balances. */
export default function InvoicesPage() {
  const { t } = useTranslation('demo');
  const { client } = useHost();
  const statusText = useStatusText();
  const { list, args, rows } = useList(invoiceListQuery, argsOf, {
    filters: filterNames,
  });
  const actions = useInvoiceActions(rows.shown?.items ?? none);
  const filters = useMemo(
    () => [
      {
        name: 'status',
        label: t('invoices.status'),
        options: demoInvoiceStatuses.map((value) => ({
          value,
          label: statusText('demoInvoice', value),
        })),
      },
    ],
    [t, statusText],
  );
  const columns = useInvoiceColumns();
  const csvColumns = useInvoiceCsvColumns();
  const add = (
    <LinkButton kind="primary" icon={Plus} to={addAddress}>
      {t('invoices.add')}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader title={t('invoices.title')} actions={add}>
        {rows.shown && <Outstanding invoices={rows.shown.all} />}
      </PageHeader>
      <ListPage
        label={t('invoices.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => String(id)}
        rowName={({ id }) => `#${id}`}
        rowActions={actions.menu}
        columns={columns}
        filters={filters}
        searchLabel={t('invoices.search')}
        csv={{
          columns: csvColumns,
          allRows: async () => {
            const query = { ...args.query, page: 1, perPage: maxRows };
            return (await client.call(listDemoInvoices, { query })).invoices;
          },
        }}
        empty={
          <EmptyState drawing="money" title={t('invoices.none')} action={add}>
            <p>{t('invoices.noneText')}</p>
          </EmptyState>
        }
      />
      {actions.dialog}
    </Page>
  );
}
