import { vacationStates } from '@praxis/contract/entities/vacation';
import type { RecordActions } from '../../ui/actions/use-record-actions';
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
  'label' | 'list' | 'query' | 'searchLabel' | 'empty'
> {
  actions: RecordActions<Item>;
  /** The practice's time zone. */
  zone: string;
}

/** List page of vacations. */
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
