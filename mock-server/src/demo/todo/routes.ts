import * as endpoints from '@praxis/contract/demo/todo';
import type { Task, TaskSort } from '@praxis/contract/demo/todo';
import { handle, type Handler, type Simulation } from '../../core/module';
import { byNumber, byText, descending, listAll, type Order } from '../../core/list';
import { requireRecord } from '../require-record';
import { sampleTasks } from './data';

/** `place` is the position in `latest`, highest first; the id by default. */
type StoredTask = Task & { place?: number };

const tableOf = ({ database }: Simulation) => database.table<StoredTask>('demo.tasks');

const placeOf = ({ place, id }: StoredTask) => place ?? id;

/**
 * The task in responses. Unmoved tasks are returned uncopied, since copying is slow in long lists.
 */
function viewOf(stored: StoredTask): Task {
  if (stored.place === undefined) return stored;
  const { place: _place, ...task } = stored;
  return task;
}

const byTitle = byText<StoredTask>(({ title }) => title);

const orders: Record<TaskSort, Order<StoredTask>> = {
  latest: descending(byNumber(placeOf)),
  'title-asc': byTitle,
  'title-desc': descending(byTitle),
  assignee: byText(({ assignee }) => assignee?.fullName),
  'due-date': byNumber(({ dueDate }) => Date.parse(dueDate)),
};

const isSort = (text: string): text is TaskSort => Object.hasOwn(orders, text);

export const seed = ({ database, seededAt }: Simulation) =>
  database.addSample('demo.tasks', sampleTasks(seededAt));

export const listTasks = handle(
  endpoints.listTasks,
  ({ query: { q, filter, tag, sortBy } }, simulation) =>
    listAll(tableOf(simulation).all(), {
      q,
      fields: ({ title }) => [title],
      where: (task) => isInView(task, filter) && (tag === '' || task.tags.includes(tag)),
      order: orders[isSort(sortBy) ? sortBy : 'latest'],
    }).map(viewOf),
);

export const addTask = handle(endpoints.addTask, ({ body: { task } }, simulation) => {
  const table = tableOf(simulation);
  return {
    task: table.put({
      dueDate: new Date(simulation.now()).toISOString(),
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      ...task,
      id: table.nextNumber(),
    }),
  };
});

export const updateTask = handle(endpoints.updateTask, ({ body: { task } }, simulation) => {
  const table = tableOf(simulation);
  return { task: viewOf(table.put({ ...requireRecord(table, task.id), ...task })) };
});

export const deleteTask = handle(endpoints.deleteTask, ({ query: { taskId } }, simulation) => {
  const table = tableOf(simulation);
  table.put({ ...requireRecord(table, taskId), isDeleted: true });
  return undefined;
});

export const moveTask = handle(endpoints.moveTask, ({ body }, simulation) => {
  const table = tableOf(simulation);
  const moved = requireRecord(table, body.taskId);
  const target = requireRecord(table, body.toTaskId);
  const before = table.all().toSorted(orders.latest);
  const others = before.filter((task) => task !== moved);
  const after = others.toSpliced(before.indexOf(target), 0, moved);
  before.forEach((task, index) => {
    const next = after[index];
    if (next && next !== task) table.put({ ...next, place: placeOf(task) });
  });
  return undefined;
});

export const handlers: readonly Handler[] = [listTasks, addTask, updateTask, deleteTask, moveTask];

/** Deleted tasks appear only in their own view. */
function isInView({ isImportant, isCompleted, isDeleted }: Task, filter: string): boolean {
  if (filter === 'deleted') return isDeleted;
  if (isDeleted) return false;
  if (filter === 'important') return isImportant;
  return filter === 'completed' ? isCompleted : true;
}
