import { listAccesses } from '@praxis/contract/endpoints/patient-data';
import { auditActions } from '@praxis/contract/entities/audit-event';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState } from '@praxis/sdk/ui';
import {
  ListPage,
  oneOf,
  sortOf,
  useAllPages,
  useList,
  type ListFilter,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { accessesQuery } from './queries';
import { useAccessColumns, useAccessCsvColumns } from './columns';
import { ExportButton } from './export-button';

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery) => ({
  query: {
    status: oneOf(filters['action']?.[0], auditActions),
    q,
    sort: sortOf(sort, ['at'], '-at'),
    page,
    perPage,
  },
});

/** The access log of the patient's data, and its export. */
export default function PrivacyPage() {
  const { t } = useTranslation('patient');
  const allPages = useAllPages(listAccesses);
  const { list, args, rows } = useList(accessesQuery, argsOf, { sort: '-at', filters: ['action'] });
  const columns = useAccessColumns();
  const csvColumns = useAccessCsvColumns();
  const actionFilter: ListFilter = {
    name: 'action',
    label: t('privacy.action'),
    options: auditActions.map((value) => ({ value, label: t(`privacy.actions.${value}`) })),
  };
  return (
    <Page>
      <PageHeader title={t('privacy.title')}>{t('privacy.subtitle')}</PageHeader>
      <Card title={t('privacy.export.title')} extra={<ExportButton />}>
        <p>{t('privacy.export.text')}</p>
      </Card>
      <ListPage
        label={t('privacy.accesses')}
        list={list}
        filters={[actionFilter]}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ actorName }) => actorName}
        columns={columns}
        searchLabel={t('privacy.search')}
        csv={{
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        empty={
          <EmptyState drawing="search" title={t('privacy.none')}>
            <p>{t('privacy.noneText')}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
