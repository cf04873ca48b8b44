import { listAccesses } from '@praxis/contract/endpoints/patient-data';
import { auditActions } from '@praxis/contract/entities/audit-event';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState } from '@praxis/sdk/ui';
import {
  ListPage,
  oneOf,
  sortOf,
  useAllPages,
  useListQuery,
  type ListFilter,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { accessesQuery } from './queries';
import { useAccessColumns, useAccessCsvColumns } from './columns';
import { ExportButton } from './export-button';

/** Who saw or changed the patient's data, and a copy of all of it. */
export default function PrivacyPage() {
  const { t } = useTranslation('patient');
  const allPages = useAllPages(listAccesses);
  const list = useListQuery({ sort: '-at', filters: ['action'] });
  const columns = useAccessColumns();
  const csvColumns = useAccessCsvColumns();
  const asked = {
    status: oneOf(list.filters['action']?.[0], auditActions),
    q: list.q,
    sort: sortOf(list.sort, ['at'], '-at'),
  };
  const rows = useQuery(accessesQuery, {
    query: { ...asked, page: list.page, perPage: list.perPage },
  });
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
          name: t('privacy.file'),
          columns: csvColumns,
          allRows: () => allPages(asked),
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
