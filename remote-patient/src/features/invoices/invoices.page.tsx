import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import {
  ListPage,
  oneOf,
  sortOf,
  tabCounts,
  useAllPages,
  useList,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useInvoiceColumns, useInvoiceCsvColumns } from './columns';
import { invoicesQuery } from './queries';
import { useInvoiceActions } from './use-invoice-actions';

/** Tabs of the patient's invoices; drafts are visible to the practice only. */
const invoiceTabs = ['all', 'open', 'paid', 'void', 'uncollectible'] as const;

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), invoiceTabs) ?? 'all',
    q,
    sort: sortOf(sort, ['number', 'issuedOn', 'dueOn', 'total'], '-issuedOn'),
    page,
    perPage,
  },
});

/** The patient's invoices by status. */
export default function InvoicesPage() {
  const { t } = useTranslation('patient');
  const allPages = useAllPages(listInvoices);
  const { list, args, rows } = useList(invoicesQuery, argsOf, { sort: '-issuedOn' });
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);
  const actions = useInvoiceActions();
  const csvColumns = useInvoiceCsvColumns();
  const columns = useInvoiceColumns();

  return (
    <Page>
      <PageHeader
        title={t('invoices.title')}
        tabs={
          <Tabs
            label={t('invoices.tabs')}
            active={tab}
            items={invoiceTabs.map((key) => ({
              key,
              label: t(`invoices.tab.${key}`),
              count: counts?.[key],
              to: key === 'all' ? '?' : `?tab=${key}`,
            }))}
          />
        }
      >
        {t('invoices.subtitle')}
      </PageHeader>
      <ListPage
        label={t('invoices.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('invoices.search')}
        csv={{
          part: tab === 'all' ? undefined : t(`invoices.tab.${tab}`),
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        empty={
          <EmptyState
            drawing="money"
            title={tab === 'all' ? t('invoices.none') : t('invoices.noneOfStatus')}
          >
            {tab === 'all' && <p>{t('invoices.noneText')}</p>}
          </EmptyState>
        }
      />
      {actions.dialog}
    </Page>
  );
}
