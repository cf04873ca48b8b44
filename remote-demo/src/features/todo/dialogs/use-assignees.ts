import type { Task } from '@praxis/contract/demo/todo';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { assigneesQuery } from '../queries';
import { useAllTasks } from '../use-tasks';

export interface Assignees {
  names: readonly string[];
  avatarOf(fullName: string): string | null | undefined;
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>;
}

/** Possible assignees: all users, and the assignees of existing tasks. */
export function useAssignees(task?: Task): Assignees {
  const users = useQuery(assigneesQuery, {});
  const all = useAllTasks();
  const people = new Map<string, string | null | undefined>();
  for (const { fullName, avatar } of users.data ?? []) people.set(fullName, avatar);
  for (const { assignee } of [...(all.data ?? []), ...(task ? [task] : [])])
    if (assignee) people.set(assignee.fullName, assignee.avatar);
  return {
    names: [...people.keys()].toSorted((one, other) => one.localeCompare(other)),
    avatarOf: (fullName) => people.get(fullName),
    query: users,
  };
}
