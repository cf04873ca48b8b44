import {
  taskFilters,
  taskSorts,
  taskTags,
  type Task,
  type TaskSort,
} from '@praxis/contract/demo/todo';
import { useListQuery, type ListQueryControl } from '@praxis/sdk/ui/list';
import { oneOf } from '@praxis/sdk/ui/page';

/** Address of the list. */
export const todoPath = '/apps/todo';

export type TaskFilter = (typeof taskFilters)[number];
export type TaskTag = (typeof taskTags)[number];

/** What the list shows of the tasks, as the address says it. */
export interface TaskView {
  list: ListQueryControl;
  filter: TaskFilter | undefined;
  tag: TaskTag | undefined;
  sort: TaskSort;
  /** The people's own order, all of it in sight: tasks can be moved. */
  isOwnOrder: boolean;
}

export function useTaskView(): TaskView {
  const list = useListQuery({ filters: ['filter', 'tag'], sort: 'latest' });
  const filter = oneOf(list.filters['filter']?.[0], taskFilters);
  const sort = oneOf(list.sort, taskSorts) ?? 'latest';
  return {
    list,
    filter,
    tag: oneOf(list.filters['tag']?.[0], taskTags),
    sort,
    isOwnOrder: sort === 'latest' && filter !== 'deleted' && list.q === '',
  };
}

/** Whether a task belongs under a filter: one that was just changed leaves at once. */
export function isUnder(filter: TaskFilter | undefined, task: Task): boolean {
  if (filter === 'deleted' || task.isDeleted) return filter === 'deleted' && task.isDeleted;
  if (filter === 'important') return task.isImportant;
  return filter !== 'completed' || task.isCompleted;
}

/** How many tasks are still to be done. */
export const openTasks = (tasks: readonly Task[]): number =>
  tasks.filter(({ isCompleted, isDeleted }) => !isCompleted && !isDeleted).length;
