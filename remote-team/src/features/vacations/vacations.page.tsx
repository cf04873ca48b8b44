import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState, useZone } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import {
  useVacationColumns,
  useVacationMenu,
  type VacationAct,
} from '@praxis/sdk/practice/vacation';
import { practiceQuery } from '../../shared/queries';
import { CancelDialog } from './cancel-dialog';
import { VacationDialog } from './vacation-dialog';
import { vacationsQuery } from './queries';

const tabs = [...vacationStates, 'all'] as const;

type Asking = { act: 'plan' } | { act: VacationAct; vacation: TeamVacation };

/** When the team member is away, and on which days the doctors are. */
export default function VacationsPage() {
  const { t } = useTranslation('team');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'planned';
  const list = useListQuery();
  const practice = useQuery(practiceQuery, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const { owner, when, kind, note, state } = useVacationColumns(zone);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
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
  const seen = useSeen(rows.data?.items);
  const rowMenu = useVacationMenu((act, vacation: TeamVacation) => setAsking({ act, vacation }));
  const plan = (
    <Button
      kind="primary"
      icon={CalendarPlus}
      disabled={!practice.data}
      onClick={() => setAsking({ act: 'plan' })}
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
        rowActions={rowMenu}
        columns={[owner, when, { ...kind, wideOnly: true }, note, state]}
        searchLabel={t('vacations.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
            <p>{t('vacations.emptyText')}</p>
          </EmptyState>
        }
      />
      {asking?.act === 'plan' && <VacationDialog zone={zone} onClose={close} />}
      {asking?.act === 'change' && (
        <VacationDialog vacation={seen.newest(asking.vacation)} zone={zone} onClose={close} />
      )}
      {asking?.act === 'cancel' && (
        <CancelDialog vacation={seen.newest(asking.vacation)} zone={zone} onClose={close} />
      )}
    </Page>
  );
}
