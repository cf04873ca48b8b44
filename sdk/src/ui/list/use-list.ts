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
  /** Arguments of the current query. */
  args: Args;
  rows: QueryResult<Data>;
}

/**
 * A list that the back end filters, sorts and paginates. Its state is in the URL; its data is fetched on
 * click, or prefetched when the mouse rests on the target.
 *
 * @param argsOf maps the list's state to query arguments; anything else, like the tab, is in the query
 *   parameters. Null fetches nothing
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
