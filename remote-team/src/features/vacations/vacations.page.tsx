import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState, useZone, type MenuItem } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import { practiceGroup } from '../../shared/practice.group';
import { CancelDialog } from './CancelDialog';
import { useVacationColumns } from './columns';
import { VacationDialog } from './VacationDialog';
import { vacationsGroup } from './vacations.group';

const tabs = [...vacationStates, 'all'] as const;

type Asking = { act: 'plan' } | { act: 'change' | 'cancel'; vacation: TeamVacation };

/** When the team member is away, and on which days the doctors are. */
export default function VacationsPage() {
  const { t } = useTranslation('team');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'planned';
  const query = useListQuery();
  const practice = useDataGroup(practiceGroup, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const columns = useVacationColumns(zone);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const group = useDataGroup(vacationsGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: sortOf(
        query.sort,
        ['startAt', 'endAt', 'owner'],
        tab === 'planned' || tab === 'active' ? 'startAt' : '-startAt',
      ),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const seen = useSeen(group.data?.items);
  const rowMenu = (vacation: TeamVacation): MenuItem[] =>
    vacation.own && (vacation.state === 'planned' || vacation.state === 'active')
      ? [
          {
            key: 'change',
            label: t('vacations.change'),
            icon: Pencil,
            onSelect: () => setAsking({ act: 'change', vacation }),
          },
          {
            key: 'cancel',
            label: t('vacations.cancel'),
            icon: CalendarX,
            danger: true,
            onSelect: () => setAsking({ act: 'cancel', vacation }),
          },
        ]
      : [];
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
              count: group.data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('vacations.subtitle')}
      </PageHeader>
      <ListPage
        label={t('vacations.title')}
        query={query}
        group={group}
        rowKey={({ id }) => id}
        rowName={({ owner }) => owner.fullName}
        rowActions={rowMenu}
        columns={columns}
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
