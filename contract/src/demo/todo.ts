import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import {
  dateInput,
  dateSchema,
  demoIdSchema,
  idInAddress,
  idInBody,
  limitedText,
  requiredText,
  textLimits,
  textQuery,
} from './fields';

/** Filters; any other value, or none, selects all tasks that are not deleted. */
export const taskFilters = ['important', 'completed', 'deleted'] as const;

/** Tags of the sample data; others may be set. */
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;

/** Sort orders; `latest`, the default, lists new tasks first, until they are moved. */
export const taskSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskSort = (typeof taskSorts)[number];

const assigneeSchema = z.object({ fullName: z.string(), avatar: z.nullish(pictureSchema) });

export const taskSchema = z.object({
  id: demoIdSchema,
  title: z.string(),
  dueDate: dateSchema,
  description: z.string(),
  assignee: z.nullable(assigneeSchema),
  tags: z.array(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
});
export type Task = z.infer<typeof taskSchema>;

const assigneeInput = z.object({
  ...assigneeSchema.shape,
  fullName: limitedText(textLimits.name),
});

const optionalFields = {
  dueDate: z.optional(dateInput),
  description: z.optional(limitedText(textLimits.html)),
  assignee: z.optional(z.nullable(assigneeInput)),
  tags: z.optional(z.array(limitedText(textLimits.name))),
  isCompleted: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
} as const;

/** A new task. Defaults: due now, unassigned, no tags, open. */
export const newTaskSchema = z.object({ title: requiredText(textLimits.title), ...optionalFields });
export type NewTask = z.input<typeof newTaskSchema>;

/** A partial update: omitted fields stay. */
export const taskChangeSchema = z.object({
  id: idInBody,
  title: z.optional(requiredText(textLimits.title)),
  ...optionalFields,
});
export type TaskChange = z.input<typeof taskChangeSchema>;

/** Lists tasks by filter, tag, search text and sort order. */
export const listTasks = endpoint({
  method: 'GET',
  path: '/apps/todo/tasks',
  audience: 'public',
  query: z.object({
    q: textQuery(),
    filter: textQuery(),
    tag: textQuery(),
    sortBy: textQuery('latest'),
  }),
  response: z.array(taskSchema),
  reads: ['demoTask'],
});

/** Creates a task. */
export const addTask = endpoint({
  method: 'POST',
  path: '/apps/todo/add-tasks',
  audience: 'public',
  body: z.object({ task: newTaskSchema }),
  response: z.object({ task: taskSchema }),
  status: 201,
  changes: ['demoTask'],
});

/** Changes a task; omitted fields stay. */
export const updateTask = endpoint({
  method: 'POST',
  path: '/apps/todo/update-task',
  audience: 'public',
  body: z.object({ task: taskChangeSchema }),
  response: z.object({ task: taskSchema }),
  changes: ['demoTask'],
});

/** Marks a task as deleted; the record stays. */
export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/apps/todo/delete-task',
  audience: 'public',
  query: z.object({ taskId: idInAddress }),
  changes: ['demoTask'],
});

/**
 * Moves a task to the position of another one in `latest`; those in between shift. In a filtered list, it
 * becomes adjacent to the other one as well.
 */
export const moveTask = endpoint({
  method: 'POST',
  path: '/apps/todo/move-task',
  audience: 'public',
  body: z.object({ taskId: idInBody, toTaskId: idInBody }),
  changes: ['demoTask'],
});
