import Plus from 'lucide-react/icons/plus';
import { planStatuses } from '@praxis/contract/entities/plan';
import { useTranslation } from '@praxis/sdk';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, tabCounts, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { usePlanColumns } from './columns';
import { plansQuery } from './queries';
import { usePlanActions } from './use-plan-actions';

const tabs = ['all', ...planStatuses] as const;

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'all',
    q,
    sort: sortOf(sort, ['name', 'price', 'subscribers', 'updatedAt'], '-updatedAt'),
    page,
    perPage,
  },
});

/** The doctor's plans with their status and revenue. */
export default function PlansPage() {
  const { t } = useTranslation('doctor');
  const { list, args, rows } = useList(plansQuery, argsOf);
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);
  const columns = usePlanColumns();
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
              count: counts?.[key],
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
              tab !== 'archived' && (
                <LinkButton icon={Plus} to="/doctor/plans/new">
                  {t('plans.new')}
                </LinkButton>
              )
            }
          >
            {tab !== 'archived' && <p>{t('plans.emptyText')}</p>}
          </EmptyState>
        }
      />
      {actions.dialog}
    </Page>
  );
}
