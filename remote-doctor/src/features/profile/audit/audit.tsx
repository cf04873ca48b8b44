import { listDoctorAudit } from '@praxis/contract/endpoints/doctor-audit';
import { auditActions } from '@praxis/contract/entities/audit-event';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { PeriodFilter } from '@praxis/sdk/ui/date';
import { ListPage, oneOf, periodOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { auditQuery } from '../queries';
import { useAuditColumns, useAuditCsv } from './columns';

/** Who of the practice opened or changed which record, the newest first. */
export function Audit() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listDoctorAudit);
  const list = useListQuery({ sort: '-at', filters: ['action', 'from', 'to'] });
  const [params] = useSearchParams();
  const columns = useAuditColumns();
  const csvColumns = useAuditCsv();
  const asked = {
    ...periodOf(params),
    status: oneOf(list.filters['action']?.[0], auditActions) ?? ('all' as const),
    q: list.q,
    sort: sortOf(list.sort, ['at', 'actorName', 'resource'], '-at'),
  };
  const rows = useQuery(auditQuery, {
    query: { ...asked, page: list.page, perPage: list.perPage },
  });
  return (
    <ListPage
      label={t('profile.tab.audit')}
      list={list}
      filters={[
        {
          name: 'action',
          label: t('profile.audit.column.action'),
          options: auditActions.map((value) => ({
            value,
            label: t(`profile.audit.action.${value}`),
          })),
        },
      ]}
      query={rows}
      rowKey={({ id }) => id}
      columns={columns}
      tools={<PeriodFilter />}
      searchLabel={t('profile.audit.search')}
      csv={{
        name: t('profile.audit.file'),
        columns: csvColumns,
        allRows: () => allPages(asked),
      }}
      empty={
        <EmptyState drawing="list" title={t('profile.audit.none')}>
          <p>{t('profile.audit.noneText')}</p>
        </EmptyState>
      }
    />
  );
}
