import { createElement, useState, useMemo } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState, useLazyDialog } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useVacationColumns } from '@praxis/sdk/practice/vacation';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { vacationsQuery } from './queries';
import { useVacationActions } from './use-vacation-actions';

const loadDialog = () =>
  import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog');

const tabs = [...vacationStates, 'all'] as const;

/** When the team member is away, and on which days the doctors are. */
export default function VacationsPage() {
  const { t } = useTranslation('team');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'planned';
  const list = useListQuery();
  const zone = usePracticeZone();
  const { owner, when, kind, note, state } = useVacationColumns(zone);
  const columns = useMemo(
    () => [owner, when, { ...kind, wideOnly: true }, note, state],
    [owner, when, kind, note, state],
  );
  const [planning, setPlanning] = useState(false);
  const close = () => setPlanning(false);
  const PlanDialog = useLazyDialog(planning ? loadDialog : null, close);
  const rows = useQuery(vacationsQuery, {
    query: {
      status: tab,
      q: list.q,
      sort: sortOf(
        list.sort,
        ['startAt', 'endAt', 'owner'],
        tab === 'planned' || tab === 'active' ? 'startAt' : '-startAt',
      ),
      page: list.page,
      perPage: list.perPage,
    },
  });
  const actions = useVacationActions(zone);
  const plan = (
    <Button kind="primary" icon={CalendarPlus} onClick={() => setPlanning(true)}>
      {t('vacations.plan')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={plan}
        tabs={
          <Tabs
            label={t('vacations.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`vacations.tab.${key}`),
              count: rows.shown?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <ListPage
        label={t('vacations.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={(vacation) => vacation.owner.fullName}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('vacations.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
            <p>{t('vacations.emptyText')}</p>
          </EmptyState>
        }
      />
      {PlanDialog && createElement(PlanDialog, { onClose: close })}
      {actions.dialog}
    </Page>
  );
}
