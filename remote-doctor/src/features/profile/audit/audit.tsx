import { listDoctorAudit } from '@praxis/contract/endpoints/doctor-audit';
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
import { auditQuery } from '../queries';
import { useAuditColumns, useAuditCsv } from './columns';

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    ...periodOf(params),
    status: oneOf(filters['action']?.[0], auditActions) ?? ('all' as const),
    q,
    sort: sortOf(sort, ['at', 'actorName', 'resource'], '-at'),
    page,
    perPage,
  },
});

/** The practice's audit log, newest first: which staff opened or changed which record. */
export function Audit() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listDoctorAudit);
  const { list, args, rows } = useList(auditQuery, argsOf, {
    sort: '-at',
    filters: ['action', 'from', 'to'],
  });
  const columns = useAuditColumns();
  const csvColumns = useAuditCsv();
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
        columns: csvColumns,
        allRows: () => allPages(args.query),
      }}
      empty={
        <EmptyState drawing="list" title={t('profile.audit.none')}>
          <p>{t('profile.audit.noneText')}</p>
        </EmptyState>
      }
    />
  );
}
