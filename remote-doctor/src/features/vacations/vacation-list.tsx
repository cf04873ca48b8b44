import type { AnswerOf } from '@praxis/contract';
import type { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { useTranslation } from '@praxis/sdk';
import type { LoadedGroup } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, type ListQueryControl } from '@praxis/sdk/ui/list';
import { useVacationColumns } from '@praxis/sdk/practice/vacation';
import type { VacationTab } from './tabs';
import { useVacationActs } from './use-vacation-acts';

interface VacationListProps {
  tab: VacationTab;
  query: ListQueryControl;
  group: LoadedGroup<AnswerOf<typeof listDoctorVacations>>;
  /** The practice's. */
  zone: string;
}

/** One page of the vacations under a tab. */
export function VacationList({ tab, query, group, zone }: VacationListProps) {
  const { t } = useTranslation('doctor');
  const { owner, kind, when, state, note } = useVacationColumns(zone);
  const { menuOf, dialog } = useVacationActs(group.data?.items, zone);
  return (
    <>
      <ListPage
        label={t('vacations.title')}
        query={query}
        group={group}
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
