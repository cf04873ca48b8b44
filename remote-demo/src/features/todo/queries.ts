import { listTasks } from '@praxis/contract/demo/todo';
import { getManagedUsers } from '@praxis/contract/demo/users';
import { query } from '@praxis/sdk/data';

export const tasksQuery = query({ app: 'demo', name: 'tasks', endpoint: listTasks });

/** Users that a task can be assigned to. */
export const assigneesQuery = query({
  app: 'demo',
  name: 'task-assignees',
  endpoint: getManagedUsers,
});
