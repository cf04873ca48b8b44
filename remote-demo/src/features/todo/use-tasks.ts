import { useMemo } from 'react';
import type { Task } from '@praxis/contract/demo/todo';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { tasksQuery } from './queries';
import { matchesFilter, type TaskView } from './task-view';

/** Tasks of a view. */
export function useTasks({ list, filter, tag, sort }: TaskView): QueryResult<Task[]> {
  const result = useQuery(tasksQuery, {
    query: {
      ...(list.q !== '' && { q: list.q }),
      ...(filter && { filter }),
      ...(tag && { tag }),
      ...(sort !== 'latest' && { sortBy: sort }),
    },
  });
  const { data, shown } = result;
  return {
    ...result,
    data: useMemo(
      () => data?.filter((task) => matchesFilter(filter, task)) ?? null,
      [data, filter],
    ),
    shown: useMemo(
      () => (data ?? shown)?.filter((task) => !data || matchesFilter(filter, task)) ?? null,
      [data, shown, filter],
    ),
  };
}

/** All tasks that aren't deleted: the basis of the counts. */
export const useAllTasks = (): QueryResult<Task[]> => useQuery(tasksQuery, { query: {} });

/**
 * Task by its id, deleted or not.
 *
 * @returns undefined while loading, null if it doesn't exist
 */
export function useTask(id: number): {
  task: Task | null | undefined;
  failed: QueryResult<Task[]> | null;
} {
  const all = useAllTasks();
  const known = all.data?.find((task) => task.id === id);
  const isMissing = all.data !== null && known === undefined;
  const deleted = useQuery(tasksQuery, isMissing ? { query: { filter: 'deleted' } } : null);
  const failed = [all, deleted].find(({ error, data }) => error && !data) ?? null;
  if (known) return { task: known, failed: null };
  if (!deleted.data) return { task: undefined, failed };
  return { task: deleted.data.find((task) => task.id === id) ?? null, failed: null };
}
