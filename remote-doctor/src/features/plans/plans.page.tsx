import Plus from 'lucide-react/icons/plus';
import { planStatuses } from '@praxis/contract/entities/plan';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { usePlanColumns } from './columns';
import { plansQuery } from './queries';
import { usePlanActions } from './use-plan-actions';

const tabs = ['all', ...planStatuses] as const;

/** The doctor's plans: what is on sale, what is being written, and what each brings. */
export default function PlansPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'all';
  const list = useListQuery();
  const columns = usePlanColumns();
  const rows = useQuery(plansQuery, {
    query: {
      status: tab,
      q: list.q,
      sort: sortOf(list.sort, ['name', 'price', 'subscribers', 'updatedAt'], '-updatedAt'),
      page: list.page,
      perPage: list.perPage,
    },
  });
  const actions = usePlanActions();

  return (
    <Page>
      <PageHeader
        title={t('plans.title')}
        actions={
          <LinkButton kind="primary" icon={Plus} to="/doctor/plans/new">
            {t('plans.new')}
          </LinkButton>
        }
        tabs={
          <Tabs
            label={t('plans.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`plans.tab.${key}`),
              count: rows.shown?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('plans.subtitle')}
      </PageHeader>
      <ListPage
        label={t('plans.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ current }) => current.name}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('plans.search')}
        empty={
          <EmptyState
            drawing="list"
            title={t(`plans.empty.${tab}`)}
            action={
              <LinkButton icon={Plus} to="/doctor/plans/new">
                {t('plans.new')}
              </LinkButton>
            }
          >
            <p>{t('plans.emptyText')}</p>
          </EmptyState>
        }
      />
      {actions.dialog}
    </Page>
  );
}
