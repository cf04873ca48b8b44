import { listAudit } from '@praxis/contract/endpoints/admin';
import { auditActions } from '@praxis/contract/entities/audit-event';
import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import {
  ListPage,
  oneOf,
  periodOf,
  sortOf,
  useAllPages,
  useList,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { auditQuery } from './queries';
import { useAuditColumns, useAuditCsv } from './columns';

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    ...periodOf(params),
    status: oneOf(filters['action']?.[0], auditActions) ?? ('all' as const),
    q,
    sort: sortOf(sort, ['at', 'actorRole', 'resource'], '-at'),
    page,
    perPage,
  },
});

/** The audit log, newest first: who did what to which record, without the record's content. */
export default function AuditPage() {
  const { t } = useTranslation('admin');
  const allPages = useAllPages(listAudit);
  const { list, args, rows } = useList(auditQuery, argsOf, { filters: ['action', 'from', 'to'] });
  const columns = useAuditColumns();
  const csvColumns = useAuditCsv();

  return (
    <Page>
      <PageHeader title={t('audit.title')}>{t('audit.subtitle')}</PageHeader>
      <ListPage
        label={t('audit.title')}
        list={list}
        filters={[
          {
            name: 'action',
            label: t('audit.column.action'),
            options: auditActions.map((value) => ({ value, label: t(`audit.action.${value}`) })),
          },
        ]}
        query={rows}
        rowKey={({ id }) => id}
        columns={columns}
        tools={<PeriodFilter />}
        searchLabel={t('audit.search')}
        csv={{
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        empty={
          <EmptyState drawing="list" title={t('audit.none')}>
            <p>{t('audit.noneText')}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
