import { textLimits } from '@praxis/contract/demo/fields';
import type { NewTask, Task } from '@praxis/contract/demo/todo';
import { useUiText, useZone } from '@praxis/sdk/ui';
import { required, useForm, type FormState } from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import { dueDay } from '../due-date';

/** Form values of a task. */
export interface TaskValues {
  title: string;
  /** Full name; empty if unassigned. */
  assignee: string;
  dueDate: string | null;
  tags: string[];
  /** HTML. */
  description: string;
}

/** Fields of a task that the form edits. */
type TaskFields = Pick<NewTask, 'title' | 'assignee' | 'dueDate' | 'tags' | 'description'>;

interface TaskFormOptions {
  /** Omitted for a new task. */
  task?: Task;
  /** Avatar of an assignee. */
  avatarOf(fullName: string): string | null | undefined;
  onSubmit(fields: TaskFields): Promise<void>;
}

/** Form of a task. An unchanged due date keeps its time of day. */
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
    check: ({ title, dueDate, description }) => ({
      ...required({ title, dueDate: dueDate ?? '' }, text('field.required')),
      ...(description.length > textLimits.html && {
        description: text('field.tooLong', { count: textLimits.html }),
      }),
    }),
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
