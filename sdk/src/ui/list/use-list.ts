import { useSearchParams } from 'react-router-dom';
import type { Query } from '../../data/query';
import { usePreload, useQuery, type QueryOptions, type QueryResult } from '../../data/use-query';
import {
  useListQuery,
  type ListQuery,
  type ListQueryControl,
  type ListQueryOptions,
} from './use-list-query';

export interface ListOptions extends Omit<ListQueryOptions, 'ahead'>, Pick<QueryOptions, 'poll'> {}

export interface LoadedList<Args, Data> {
  list: ListQueryControl;
  /** What the list asks for now. */
  args: Args;
  rows: QueryResult<Data>;
}

/**
 * A list whose rows the back end chooses: what it shows stands in the address, and is asked for with the
 * press that leads there, or before it, once the mouse rests on what would be pressed.
 *
 * @param argsOf what the list asks for with a choice; what is no part of one, like the tab, is in the
 *   parameters of the address. Null asks for nothing
 */
export function useList<Args, Data, Asked extends Args | null>(
  query: Query<Args, Data>,
  argsOf: (choice: ListQuery, params: URLSearchParams) => Asked,
  { poll, ...options }: ListOptions = {},
): LoadedList<Asked, Data> {
  const preload = usePreload();
  const list = useListQuery({
    ...options,
    ahead: (choice, to) => {
      const args = argsOf(choice, to);
      return args === null ? undefined : preload(query, args as Args);
    },
  });
  const [params] = useSearchParams();
  const args = argsOf(list, params);
  return { list, args, rows: useQuery(query, args, { poll }) };
}
