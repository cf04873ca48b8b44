import { listActivePatients } from '@praxis/contract/endpoints/team-member';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { activePatientsQuery } from './queries';
import { usePatientColumns, usePatientCsv } from './columns';

const tabs = ['all', 'active', 'expiring'] as const;

/** Who is a patient of the practice now, and how to reach them. */
export default function ActivePatientsPage() {
  const { t } = useTranslation('team');
  const allPages = useAllPages(listActivePatients);
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'all';
  const list = useListQuery();
  const columns = usePatientColumns();
  const csvColumns = usePatientCsv();
  const asked = {
    status: tab,
    q: list.q,
    sort: sortOf(list.sort, ['patient', 'endOn'], 'patient'),
  };
  const rows = useQuery(activePatientsQuery, {
    query: { ...asked, page: list.page, perPage: list.perPage },
  });

  return (
    <Page>
      <PageHeader
        title={t('patients.title')}
        tabs={
          <Tabs
            label={t('patients.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`patients.tab.${key}`),
              count: rows.shown?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('patients.subtitle')}
      </PageHeader>
      <ListPage
        label={t('patients.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient.fullName}
        columns={columns}
        searchLabel={t('patients.search')}
        csv={{
          name: 'active-patients',
          columns: csvColumns,
          allRows: () => allPages(asked),
        }}
        empty={
          <EmptyState drawing="people" title={t(`patients.empty.${tab}`)}>
            <p>{t('patients.emptyText')}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
