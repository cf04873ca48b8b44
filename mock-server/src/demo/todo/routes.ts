import * as endpoints from '@praxis/contract/demo/todo';
import type { Task, TaskSort } from '@praxis/contract/demo/todo';
import { handle, type Handler, type Simulation } from '../../core/module';
import { byNumber, byText, descending, listAll, newestFirst, type Order } from '../../core/list';
import { required } from '../required';
import { sampleTasks } from './data';

const tableOf = ({ database }: Simulation) => database.table<Task>('demo.tasks');

const byTitle = byText<Task>(({ title }) => title);

const orders: Record<TaskSort, Order<Task>> = {
  latest: newestFirst,
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
  ({ query: { q, filter, tag, sortBy } }, simulation) => [
    ...listAll(tableOf(simulation).all(), {
      q,
      fields: ({ title }) => [title],
      where: (task) => isInView(task, filter) && (tag === '' || task.tags.includes(tag)),
      order: orders[isSort(sortBy) ? sortBy : 'latest'],
    }),
  ],
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
  return { task: table.put({ ...required(table, task.id), ...task }) };
});

export const deleteTask = handle(endpoints.deleteTask, ({ query: { taskId } }, simulation) => {
  const table = tableOf(simulation);
  table.put({ ...required(table, taskId), isDeleted: true });
  return undefined;
});

export const handlers: readonly Handler[] = [listTasks, addTask, updateTask, deleteTask];

/** Deleted tasks are in their own view and in no other. */
function isInView({ isImportant, isCompleted, isDeleted }: Task, filter: string): boolean {
  if (filter === 'deleted') return isDeleted;
  if (isDeleted) return false;
  if (filter === 'important') return isImportant;
  return filter === 'completed' ? isCompleted : true;
}
