import { listActivePatients } from '@praxis/contract/endpoints/team-member';
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
import { activePatientsQuery } from './queries';
import { usePatientColumns, usePatientCsv } from './columns';

const tabs = ['all', 'active', 'expiring'] as const;

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'all',
    q,
    sort: sortOf(sort, ['patient', 'endOn'], 'patient'),
    page,
    perPage,
  },
});

/** Current patients of the practice and their contact data. */
export default function ActivePatientsPage() {
  const { t } = useTranslation('team');
  const allPages = useAllPages(listActivePatients);
  const { list, args, rows } = useList(activePatientsQuery, argsOf);
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);
  const columns = usePatientColumns();
  const csvColumns = usePatientCsv();

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
              count: counts?.[key],
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
          part: tab === 'all' ? undefined : t(`patients.tab.${tab}`),
          columns: csvColumns,
          allRows: () => allPages(args.query),
        }}
        empty={
          <EmptyState drawing="people" title={t(`patients.empty.${tab}`)}>
            {tab !== 'expiring' && <p>{t('patients.emptyText')}</p>}
          </EmptyState>
        }
      />
    </Page>
  );
}
