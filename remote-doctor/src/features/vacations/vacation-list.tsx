import type { AnswerOf } from '@praxis/contract';
import type { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, type ListQueryControl } from '@praxis/sdk/ui/list';
import { useVacationColumns } from '@praxis/sdk/practice/vacation';
import type { VacationTab } from './tabs';
import { useVacationActs } from './use-vacation-acts';

interface VacationListProps {
  tab: VacationTab;
  list: ListQueryControl;
  rows: QueryResult<AnswerOf<typeof listDoctorVacations>>;
  /** The practice's. */
  zone: string;
}

/** One page of the vacations under a tab. */
export function VacationList({ tab, list, rows, zone }: VacationListProps) {
  const { t } = useTranslation('doctor');
  const { owner, kind, when, state, note } = useVacationColumns(zone);
  const { menuOf, dialog } = useVacationActs(rows.data?.items, zone);
  return (
    <>
      <ListPage
        label={t('vacations.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={(vacation) => vacation.owner.fullName}
        rowActions={menuOf}
        columns={[owner, kind, when, state, note]}
        searchLabel={t('vacations.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`vacations.empty.${tab}`)}>
            <p>{t('vacations.emptyText')}</p>
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
