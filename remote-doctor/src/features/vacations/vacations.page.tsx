import { createElement, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import {
  Button,
  Card,
  EmptyState,
  lazyComponent,
  Loading,
  useLazyDialog,
  useZone,
} from '@praxis/sdk/ui';
import {
  useVacationActions,
  VacationList,
  vacationsAt,
  VacationTabs,
} from '@praxis/sdk/practice/vacation';
import { useList } from '@praxis/sdk/ui/list';
import { Page, PageHeader, PartialError } from '@praxis/sdk/ui/page';
import { LayoutSwitch } from '../../shared/layout/layout-switch';
import { useLayout } from '../../shared/layout/use-layout';
import { practiceQuery } from '../../shared/practice/queries';
import { vacationQuery, vacationsQuery } from './queries';

const VacationCalendar = lazyComponent(
  () => import(/* webpackChunkName: "vacation-calendar" */ './vacation-calendar'),
  <Card>
    <Loading shape="table" />
  </Card>,
);

const loadDialog = () =>
  import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog');
const dialogs = {
  edit: loadDialog,
  cancel: () => import(/* webpackChunkName: "cancel-vacation" */ './dialogs/cancel-dialog'),
};

const calendarLayout = { views: ['month'], first: () => 'month' as const } as const;

/** Absences of the doctor and the team, as a list by status or a calendar. */
export default function VacationsPage() {
  const { t } = useTranslation('doctor');
  const layout = useLayout(calendarLayout);
  const { list, args, rows } = useList(vacationsQuery, vacationsAt);
  const tab = args.query.status;
  const practice = useQuery(practiceQuery, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const actions = useVacationActions({ zone, newest: vacationQuery, dialogs });
  const [planning, setPlanning] = useState(false);
  const close = () => setPlanning(false);
  const PlanDialog = useLazyDialog(planning ? loadDialog : null, close);

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
            <VacationTabs
              active={tab}
              label={t('vacations.tabs')}
              labelOf={(key) => t(`vacations.tab.${key}`)}
              counts={rows.shown?.counts}
            />
          )
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <PartialError of={[practice]} />
      {layout.view ? (
        <VacationCalendar actions={actions} zone={zone} />
      ) : (
        <VacationList
          {...{ list, actions, zone }}
          label={t('vacations.title')}
          query={rows}
          searchLabel={t('vacations.search')}
          empty={
            <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
              {tab !== 'ended' && tab !== 'cancelled' && <p>{t('vacations.emptyText')}</p>}
            </EmptyState>
          }
        />
      )}
      {PlanDialog && createElement(PlanDialog, { onClose: close })}
      {actions.dialog}
    </Page>
  );
}
