import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState, useZone } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import { practiceGroup } from '../../shared/practice.group';
import { CancelVacationDialog } from './CancelVacationDialog';
import { useVacationColumns } from './columns';
import { useRowMenu, type VacationAct } from './use-row-menu';
import { VacationDialog } from './VacationDialog';
import { vacationsGroup } from './vacations.group';

const tabs = [...vacationStates, 'all'] as const;

/** When the doctor and the team are away. */
export default function VacationsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'planned';
  const query = useListQuery();
  const practice = useDataGroup(practiceGroup, {});
  const ownZone = useZone();
  const zone = practice.data?.timeZone ?? ownZone;
  const columns = useVacationColumns(zone);
  const { data, loading, error, reload } = useDataGroup(vacationsGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: sortOf(
        query.sort,
        ['startAt', 'endAt', 'owner'],
        tab === 'planned' ? 'startAt' : '-startAt',
      ),
      page: query.page,
      perPage: query.perPage,
    },
  });

  const seen = useSeen(data?.items);
  const [planning, setPlanning] = useState(false);
  const [asked, setAsked] = useState<{ act: VacationAct; vacation: DoctorVacation }>();
  const rowMenu = useRowMenu((act, vacation) => setAsked({ act, vacation }));
  const close = () => setAsked(undefined);

  return (
    <Page>
      <PageHeader
        title={t('vacations.title')}
        actions={
          <Button
            kind="primary"
            icon={CalendarPlus}
            disabled={!practice.data}
            onClick={() => setPlanning(true)}
          >
            {t('vacations.plan.act')}
          </Button>
        }
        tabs={
          <Tabs
            label={t('vacations.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`vacations.tab.${key}`),
              count: data?.counts[key],
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
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ owner }) => owner.fullName}
        rowActions={rowMenu}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('vacations.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
            <p>{t('vacations.emptyText')}</p>
          </EmptyState>
        }
      />
      {planning && <VacationDialog zone={zone} onClose={() => setPlanning(false)} />}
      {asked?.act === 'change' && (
        <VacationDialog zone={zone} vacation={seen.newest(asked.vacation)} onClose={close} />
      )}
      {asked?.act === 'cancel' && (
        <CancelVacationDialog vacation={seen.newest(asked.vacation)} zone={zone} onClose={close} />
      )}
    </Page>
  );
}
