import { createElement, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, EmptyState, useLazyDialog, useZone } from '@praxis/sdk/ui';
import { useList } from '@praxis/sdk/ui/list';
import { Page, PageHeader, PartialError } from '@praxis/sdk/ui/page';
import {
  useVacationActions,
  VacationList,
  vacationsAt,
  VacationTabs,
} from '@praxis/sdk/practice/vacation';
import { practiceQuery } from '../../shared/queries';
import { vacationQuery, vacationsQuery } from './queries';

const loadDialog = () =>
  import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog');
const dialogs = {
  edit: loadDialog,
  cancel: () => import(/* webpackChunkName: "cancel-vacation" */ './dialogs/cancel-dialog'),
};

/** The team member's time off, and the days on which the doctors are away. */
export default function VacationsPage() {
  const { t } = useTranslation('team');
  const { list, args, rows } = useList(vacationsQuery, vacationsAt);
  const tab = args.query.status;
  const practice = useQuery(practiceQuery, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const [planning, setPlanning] = useState(false);
  const close = () => setPlanning(false);
  const PlanDialog = useLazyDialog(planning ? loadDialog : null, close);
  const actions = useVacationActions({ zone, newest: vacationQuery, dialogs });
  const plan = (
    <Button
      kind="primary"
      icon={CalendarPlus}
      disabled={!practice.data}
      onClick={() => setPlanning(true)}
    >
      {t('vacations.plan')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={plan}
        tabs={
          <VacationTabs
            active={tab}
            label={t('vacations.tabs')}
            labelOf={(key) => t(`vacations.tab.${key}`)}
            counts={rows.shown?.counts}
          />
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <PartialError of={[practice]} />
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
      {PlanDialog && createElement(PlanDialog, { onClose: close })}
      {actions.dialog}
    </Page>
  );
}
