import { teamMemberStatuses } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { useMemberColumns } from './columns';
import { Invitations } from './Invitations';
import { teamGroup } from './team.group';

const tabs = [...teamMemberStatuses, 'all'] as const;

/** Who works in the practice, and who was asked to join. */
export default function TeamPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'active';
  const query = useListQuery({ sort: 'fullName' });
  const columns = useMemberColumns();
  const { data, loading, error, reload } = useDataGroup(teamGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: sortOf(query.sort, ['fullName', 'roleId', 'createdAt'], 'fullName'),
      page: query.page,
      perPage: query.perPage,
    },
  });

  return (
    <Page>
      <PageHeader
        title={t('team.title')}
        tabs={
          <Tabs
            label={t('team.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`team.tab.${key}`),
              count: data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('team.subtitle')}
      </PageHeader>
      <ListPage
        label={t('team.title')}
        query={query}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('team.search')}
        empty={
          <EmptyState drawing="people" title={t(`team.empty.${tab}`)}>
            <p>{t('team.emptyText')}</p>
          </EmptyState>
        }
      />
      {data && <Invitations invitations={data.invitations} />}
    </Page>
  );
}
