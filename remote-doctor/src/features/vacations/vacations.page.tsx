import { createElement, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, Card, lazyComponent, Loading, useLazyDialog, useZone } from '@praxis/sdk/ui';
import { oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { LayoutSwitch } from '../../shared/layout/layout-switch';
import { useLayout } from '../../shared/layout/use-layout';
import { practiceQuery } from '../../shared/practice/queries';
import { vacationsQuery } from './queries';
import { useVacationActions } from './use-vacation-actions';
import { VacationList, vacationTabs } from './vacation-list';

const VacationCalendar = lazyComponent(
  () => import(/* webpackChunkName: "vacation-calendar" */ './vacation-calendar'),
  <Card>
    <Loading shape="table" />
  </Card>,
);

const loadDialog = () =>
  import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog');

const calendarLayout = { views: ['month'], first: () => 'month' as const } as const;

/** When the doctor and the team are away, as a list by status or as a calendar. */
export default function VacationsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const layout = useLayout(calendarLayout);
  const tab = oneOf(params.get('tab'), vacationTabs) ?? 'planned';
  const list = useListQuery();
  const practice = useQuery(practiceQuery, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const actions = useVacationActions(zone);
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
        tab === 'planned' ? 'startAt' : '-startAt',
      ),
      page: list.page,
      perPage: list.perPage,
    },
  });

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={
          <>
            <LayoutSwitch layout={layout} />
            <Button
              kind="primary"
              icon={CalendarPlus}
              disabled={!practice.data}
              onClick={() => setPlanning(true)}
            >
              {t('vacations.plan.act')}
            </Button>
          </>
        }
        tabs={
          layout.view ? undefined : (
            <Tabs
              label={t('vacations.tabs')}
              active={tab}
              items={vacationTabs.map((key) => ({
                key,
                label: t(`vacations.tab.${key}`),
                count: rows.shown?.counts[key],
                to: `?tab=${key}`,
              }))}
            />
          )
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      {layout.view ? (
        <VacationCalendar actions={actions} zone={zone} />
      ) : (
        <VacationList tab={tab} list={list} rows={rows} actions={actions} zone={zone} />
      )}
      {PlanDialog && createElement(PlanDialog, { onClose: close })}
      {actions.dialog}
    </Page>
  );
}
