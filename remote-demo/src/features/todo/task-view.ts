import {
  taskFilters,
  taskSorts,
  taskTags,
  type Task,
  type TaskSort,
} from '@praxis/contract/demo/todo';
import { useListQuery, type ListQueryControl } from '@praxis/sdk/ui/list';
import { oneOf } from '@praxis/sdk/ui/page';

/** Path of the list. */
export const todoPath = '/apps/todo';

export type TaskFilter = (typeof taskFilters)[number];
export type TaskTag = (typeof taskTags)[number];

/** View of the tasks, from the address. */
export interface TaskView {
  list: ListQueryControl;
  filter: TaskFilter | undefined;
  tag: TaskTag | undefined;
  sort: TaskSort;
  /** Custom order without a search: tasks can be moved. */
  isCustomOrder: boolean;
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
    isCustomOrder: sort === 'latest' && filter !== 'deleted' && list.q === '',
  };
}

/** Whether a task matches a filter: an optimistically changed one leaves the list immediately. */
export function matchesFilter(filter: TaskFilter | undefined, task: Task): boolean {
  if (filter === 'deleted' || task.isDeleted) return filter === 'deleted' && task.isDeleted;
  if (filter === 'important') return task.isImportant;
  return filter !== 'completed' || task.isCompleted;
}

/** Number of open tasks. */
export const openTasks = (tasks: readonly Task[]): number =>
  tasks.filter(({ isCompleted, isDeleted }) => !isCompleted && !isDeleted).length;
