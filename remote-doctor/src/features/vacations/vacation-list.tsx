import { useMemo } from 'react';
import type { AnswerOf } from '@praxis/contract';
import type { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, type ListQueryControl } from '@praxis/sdk/ui/list';
import type { RecordActions } from '@praxis/sdk/ui/page';
import { useVacationColumns } from '@praxis/sdk/practice/vacation';

/** The tabs of the list, in their order. */
export const vacationTabs = [...vacationStates, 'all'] as const;

interface VacationListProps {
  tab: (typeof vacationTabs)[number];
  list: ListQueryControl;
  rows: QueryResult<AnswerOf<typeof listDoctorVacations>>;
  actions: RecordActions<DoctorVacation>;
  /** The practice's. */
  zone: string;
}

/** One page of the vacations under a tab. */
export function VacationList({ tab, list, rows, actions, zone }: VacationListProps) {
  const { t } = useTranslation('doctor');
  const { owner, kind, when, state, note } = useVacationColumns(zone);
  const columns = useMemo(() => [owner, kind, when, state, note], [owner, kind, when, state, note]);
  return (
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
  );
}
