import { listAudit } from '@praxis/contract/endpoints/admin';
import { auditActions } from '@praxis/contract/entities/audit-event';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import { ListPage, oneOf, periodOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { auditQuery } from './queries';
import { useAuditColumns, useAuditCsv } from './columns';

/** Who did what to which record, the newest first; never what the record holds. */
export default function AuditPage() {
  const { t } = useTranslation('admin');
  const allPages = useAllPages(listAudit);
  const list = useListQuery({ filters: ['action', 'from', 'to'] });
  const [params] = useSearchParams();
  const columns = useAuditColumns();
  const csvColumns = useAuditCsv();
  const asked = {
    ...periodOf(params),
    status: oneOf(list.filters['action']?.[0], auditActions) ?? ('all' as const),
    q: list.q,
    sort: sortOf(list.sort, ['at', 'actorRole', 'resource'], '-at'),
  };
  const rows = useQuery(auditQuery, {
    query: { ...asked, page: list.page, perPage: list.perPage },
  });

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
          name: 'audit',
          columns: csvColumns,
          allRows: () => allPages(asked),
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
