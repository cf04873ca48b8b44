import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, lazyComponent, lazyDialog, Loading } from '@praxis/sdk/ui';
import {
  usePlanButton,
  useVacationActions,
  VacationList,
  vacationsAt,
  VacationTabs,
} from '@praxis/sdk/practice/vacation';
import { tabCounts, useList } from '@praxis/sdk/ui/list';
import { Page, PageHeader, PartialError } from '@praxis/sdk/ui/page';
import { LayoutSwitch } from '../../shared/layout/layout-switch';
import { useLayout } from '../../shared/layout/use-layout';
import { practiceQuery } from '../../shared/practice/queries';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { vacationQuery, vacationsQuery } from './queries';

const VacationCalendar = lazyComponent(
  () => import(/* webpackChunkName: "vacation-calendar" */ './vacation-calendar'),
  <Card>
    <Loading shape="table" />
  </Card>,
);

const dialogs = {
  edit: () => import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog'),
  cancel: () => import(/* webpackChunkName: "cancel-vacation" */ './dialogs/cancel-dialog'),
};
const PlanDialog = lazyDialog(dialogs.edit);

const calendarLayout = { views: ['month'], first: () => 'month' as const } as const;

/** Absences of the doctor and the team, as a list by status or a calendar. */
export default function VacationsPage() {
  const { t } = useTranslation('doctor');
  const layout = useLayout(calendarLayout);
  const { list, args, rows } = useList(vacationsQuery, vacationsAt);
  const tab = args.query.status;
  const practice = useQuery(practiceQuery, {});
  const zone = usePracticeZone();
  const actions = useVacationActions({ zone, newest: vacationQuery, dialogs });
  const plan = usePlanButton({
    label: t('vacations.plan.act'),
    disabled: !practice.data,
    Dialog: PlanDialog,
  });

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={
          <>
            <LayoutSwitch layout={layout} />
            {plan.button}
          </>
        }
        tabs={
          layout.view ? undefined : (
            <VacationTabs
              active={tab}
              label={t('vacations.tabs')}
              labelOf={(key) => t(`vacations.tab.${key}`)}
              counts={tabCounts(list, tab, rows.shown?.counts)}
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
          {...{ list, tab, actions, zone }}
          label={t('vacations.title')}
          query={rows}
          searchLabel={t('vacations.search')}
          emptyTitle={t(`vacations.empty.${tab}`)}
          emptyText={t('vacations.emptyText')}
        />
      )}
      {plan.dialog}
      {actions.dialog}
    </Page>
  );
}
