import { useMemo } from 'react';
import type { Task } from '@praxis/contract/demo/todo';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { tasksQuery } from './queries';
import { isUnder, type TaskView } from './task-view';

/** The tasks of a view. */
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
    data: useMemo(() => data?.filter((task) => isUnder(filter, task)) ?? null, [data, filter]),
    shown: useMemo(
      () => (data ?? shown)?.filter((task) => !data || isUnder(filter, task)) ?? null,
      [data, shown, filter],
    ),
  };
}

/** Every task that is not deleted: what the counts are of. */
export const useAllTasks = (): QueryResult<Task[]> => useQuery(tasksQuery, { query: {} });

/**
 * A task by its id, wherever it is listed.
 *
 * @returns undefined until it is known whether it is there, null where it is not
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
