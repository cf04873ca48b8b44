import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { lazyDialog } from '@praxis/sdk/ui';
import { tabCounts, useList } from '@praxis/sdk/ui/list';
import { Page, PageHeader, PartialError } from '@praxis/sdk/ui/page';
import {
  usePlanButton,
  useVacationActions,
  VacationList,
  vacationsAt,
  VacationTabs,
} from '@praxis/sdk/practice/vacation';
import { practiceQuery } from '../../shared/queries';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { vacationQuery, vacationsQuery } from './queries';

const dialogs = {
  edit: () => import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog'),
  cancel: () => import(/* webpackChunkName: "cancel-vacation" */ './dialogs/cancel-dialog'),
};
const PlanDialog = lazyDialog(dialogs.edit);

/** The team member's time off, and the days on which the doctors are away. */
export default function VacationsPage() {
  const { t } = useTranslation('team');
  const { list, args, rows } = useList(vacationsQuery, vacationsAt);
  const tab = args.query.status;
  const practice = useQuery(practiceQuery, {});
  const zone = usePracticeZone();
  const actions = useVacationActions({ zone, newest: vacationQuery, dialogs });
  const plan = usePlanButton({
    label: t('vacations.plan'),
    disabled: !practice.data,
    Dialog: PlanDialog,
  });

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={plan.button}
        tabs={
          <VacationTabs
            active={tab}
            label={t('vacations.tabs')}
            labelOf={(key) => t(`vacations.tab.${key}`)}
            counts={tabCounts(list, tab, rows.shown?.counts)}
          />
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <PartialError of={[practice]} />
      <VacationList
        {...{ list, tab, actions, zone }}
        label={t('vacations.title')}
        query={rows}
        searchLabel={t('vacations.search')}
        emptyTitle={t(`vacations.empty.${tab}`)}
        emptyText={t('vacations.emptyText')}
      />
      {plan.dialog}
      {actions.dialog}
    </Page>
  );
}
