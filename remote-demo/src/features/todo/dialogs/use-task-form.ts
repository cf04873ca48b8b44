import type { NewTask, Task } from '@praxis/contract/demo/todo';
import { useUiText, useZone } from '@praxis/sdk/ui';
import { required, useForm, type FormState } from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import { dueDay } from '../due-date';

/** A task as its form has it. */
export interface TaskValues {
  title: string;
  /** Full name; empty: nobody. */
  assignee: string;
  dueDate: string | null;
  tags: string[];
  /** HTML. */
  description: string;
}

/** What the form says of a task. */
type TaskFields = Pick<NewTask, 'title' | 'assignee' | 'dueDate' | 'tags' | 'description'>;

interface TaskFormOptions {
  /** Left out: a new one. */
  task?: Task;
  /** The picture of somebody who can be given the task. */
  avatarOf(fullName: string): string | null | undefined;
  onSubmit(fields: TaskFields): Promise<void>;
}

/** The form of a task. A day that was not changed keeps its time. */
export function useTaskForm({ task, avatarOf, onSubmit }: TaskFormOptions): FormState<TaskValues> {
  const text = useUiText();
  const zone = useZone();
  const today = useToday();
  const dayBefore = task && dueDay(task.dueDate, zone);
  const saved: TaskValues = {
    title: task?.title ?? '',
    assignee: task?.assignee?.fullName ?? '',
    dueDate: dayBefore ?? today,
    tags: [...(task?.tags ?? [])],
    description: task?.description ?? '',
  };
  const version = useLoadedVersion(saved);
  return useForm<TaskValues>({
    initial: saved,
    ...(task && { newest: { version, values: saved } }),
    check: ({ title, dueDate }) =>
      required({ title, dueDate: dueDate ?? '' }, text('field.required')),
    onSubmit: ({ title, assignee, dueDate, tags, description }) =>
      onSubmit({
        title: title.trim(),
        assignee: assignee === '' ? null : { fullName: assignee, avatar: avatarOf(assignee) },
        ...(dueDate !== null && dueDate !== dayBefore && { dueDate }),
        tags,
        description,
      }),
  });
}
