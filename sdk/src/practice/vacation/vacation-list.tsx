import { vacationStates } from '@praxis/contract/entities/vacation';
import type { RecordActions } from '../../ui/actions/use-record-actions';
import { oneOf, sortOf } from '../../ui/list/list-choice';
import { ListPage, type ListPageProps } from '../../ui/list/list-page';
import type { ListQuery } from '../../ui/list/use-list-query';
import { useVacationColumns, type ListedVacation } from './vacation-columns';

/** The tabs of a list of vacations, in their order. */
export const vacationTabs = [...vacationStates, 'all'] as const;
export type VacationTab = (typeof vacationTabs)[number];

/** What the list asks for at an address; what is to come and what runs begins with the soonest. */
export function vacationsAt({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const status = oneOf(params.get('tab'), vacationTabs) ?? 'planned';
  const own = status === 'planned' || status === 'active' ? 'startAt' : '-startAt';
  return {
    query: { status, q, sort: sortOf(sort, ['startAt', 'endAt', 'owner'], own), page, perPage },
  };
}

interface VacationListProps<Item extends ListedVacation> extends Pick<
  ListPageProps<Item>,
  'label' | 'list' | 'query' | 'searchLabel' | 'empty'
> {
  actions: RecordActions<Item>;
  /** The practice's. */
  zone: string;
}

/** One page of vacations: who is away, when, and what for. */
export function VacationList<Item extends ListedVacation>({
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
    />
  );
}
