import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { useVacationColumns } from './columns';
import { vacationsGroup } from './vacations.group';

const tabs = [...vacationStates, 'all'] as const;

/** When the doctor and the team are away. */
export default function VacationsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'planned';
  const query = useListQuery();
  const columns = useVacationColumns();
  const { data, loading, error, reload } = useDataGroup(vacationsGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: sortOf(
        query.sort,
        ['startAt', 'endAt', 'owner'],
        tab === 'planned' ? 'startAt' : '-startAt',
      ),
      page: query.page,
      perPage: query.perPage,
    },
  });

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        tabs={
          <Tabs
            label={t('vacations.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`vacations.tab.${key}`),
              count: data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <ListPage
        label={t('vacations.title')}
        query={query}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ owner }) => owner.fullName}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('vacations.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
            <p>{t('vacations.emptyText')}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
