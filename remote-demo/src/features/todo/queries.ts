import { listTasks } from '@praxis/contract/demo/todo';
import { getManagedUsers } from '@praxis/contract/demo/users';
import { query } from '@praxis/sdk/data';

export const tasksQuery = query({ app: 'demo', name: 'tasks', endpoint: listTasks });

/** Those who can be given a task. */
export const assigneesQuery = query({
  app: 'demo',
  name: 'taskAssignees',
  endpoint: getManagedUsers,
});
