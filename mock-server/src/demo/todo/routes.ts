import {
  addTask,
  deleteTask,
  listTasks,
  updateTask,
  type Task,
  type TaskSort,
} from '@praxis/contract/demo/todo';
import { handle, type AreaModule, type Simulation } from '../../core/area';
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

export const todo: AreaModule = {
  seed: ({ database, seededAt }) => database.addSample('demo.tasks', sampleTasks(seededAt)),
  handlers: [
    handle(listTasks, ({ query: { q, filter, tag, sortBy } }, simulation) => [
      ...listAll(tableOf(simulation).all(), {
        q,
        fields: ({ title }) => [title],
        where: (task) => isInView(task, filter) && (tag === '' || task.tags.includes(tag)),
        order: orders[isSort(sortBy) ? sortBy : 'latest'],
      }),
    ]),

    handle(addTask, ({ body: { task } }, simulation) => {
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
    }),

    handle(updateTask, ({ body: { task } }, simulation) => {
      const table = tableOf(simulation);
      return { task: table.put({ ...required(table, task.id), ...task }) };
    }),

    handle(deleteTask, ({ query: { taskId } }, simulation) => {
      const table = tableOf(simulation);
      table.put({ ...required(table, taskId), isDeleted: true });
      return undefined;
    }),
  ],
};

/** Deleted tasks are in their own view and in no other. */
function isInView({ isImportant, isCompleted, isDeleted }: Task, filter: string): boolean {
  if (filter === 'deleted') return isDeleted;
  if (isDeleted) return false;
  if (filter === 'important') return isImportant;
  return filter === 'completed' ? isCompleted : true;
}
