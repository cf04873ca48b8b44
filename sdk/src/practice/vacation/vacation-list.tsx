import { vacationStates } from '@praxis/contract/entities/vacation';
import type { RecordActions } from '../../ui/actions/use-record-actions';
import { EmptyState } from '../../ui/components/empty-state';
import { oneOf, sortOf } from '../../ui/list/list-choice';
import { ListPage, type ListPageProps } from '../../ui/list/list-page';
import type { ListQuery } from '../../ui/list/use-list-query';
import { useVacationColumns, type ListedVacation } from './vacation-columns';

/** Tabs of a list of vacations, in display order. */
export const vacationTabs = [...vacationStates, 'all'] as const;
export type VacationTab = (typeof vacationTabs)[number];

/** Query arguments for the list's state in the URL. Planned and active vacations start with the soonest. */
export function vacationsAt({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const status = oneOf(params.get('tab'), vacationTabs) ?? 'planned';
  const defaultSort = status === 'planned' || status === 'active' ? 'startAt' : '-startAt';
  return {
    query: {
      status,
      q,
      sort: sortOf(sort, ['startAt', 'endAt', 'owner'], defaultSort),
      page,
      perPage,
    },
  };
}

interface VacationListProps<Item extends ListedVacation> extends Pick<
  ListPageProps<Item>,
  'label' | 'list' | 'query' | 'searchLabel'
> {
  tab: VacationTab;
  emptyTitle: string;
  /** Explains what to plan, on tabs to which a new vacation would belong. */
  emptyText: string;
  actions: RecordActions<Item>;
  /** The practice's time zone. */
  zone: string;
}

/** List page of vacations. */
export function VacationList<Item extends ListedVacation>({
  tab,
  emptyTitle,
  emptyText,
  actions,
  zone,
  ...list
}: VacationListProps<Item>) {
  return (
    <ListPage
      {...list}
      rowKey={({ id }) => id}
      rowName={({ owner }) => owner.fullName}
      rowActions={actions.menu}
      columns={useVacationColumns(zone)}
      empty={
        <EmptyState drawing="calendar" title={emptyTitle}>
          {tab !== 'ended' && tab !== 'cancelled' && <p>{emptyText}</p>}
        </EmptyState>
      }
    />
  );
}
