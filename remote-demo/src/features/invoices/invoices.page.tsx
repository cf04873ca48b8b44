import Plus from 'lucide-react/icons/plus';
import { demoInvoiceStatuses, listDemoInvoices } from '@praxis/contract/demo/invoices';
import { useHost, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { oneOf, Page, PageHeader } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import { addAddress } from './addresses';
import { useInvoiceColumns, useInvoiceCsvColumns } from './columns';
import { Outstanding } from './outstanding';
import { invoiceListQuery } from './queries';
import { useInvoiceActions } from './use-invoice-actions';

const none: readonly never[] = [];

/** More than there are: the file holds every invoice that matches. */
const allAtOnce = 1_000_000;

/** Every invoice, what each is for and what is left to pay. */
export default function InvoicesPage() {
  const { t } = useTranslation('demo');
  const { client } = useHost();
  const statusText = useStatusText();
  const list = useListQuery({ filters: ['status'], perPage: 10 });
  const status = oneOf(list.filters['status']?.[0] ?? null, demoInvoiceStatuses) ?? '';
  const asked = { q: list.q, status };
  const rows = useQuery(invoiceListQuery, {
    query: { ...asked, page: list.page, perPage: list.perPage },
  });
  const actions = useInvoiceActions(rows.shown?.items ?? none);
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
        filters={[
          {
            name: 'status',
            label: t('invoices.status'),
            options: demoInvoiceStatuses.map((value) => ({
              value,
              label: statusText('demoInvoice', value),
            })),
          },
        ]}
        searchLabel={t('invoices.search')}
        csv={{
          name: t('invoices.file'),
          columns: csvColumns,
          allRows: async () => {
            const query = { ...asked, perPage: allAtOnce };
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
