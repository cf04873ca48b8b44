import { deleteTask, updateTask, type Task } from '@praxis/contract/demo/todo';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';

type Flag = 'isCompleted' | 'isImportant' | 'isDeleted';

/** What is done with a task by one press: it shows at once, and is taken back where it fails. */
export function useTaskActs(task: Task) {
  const { t } = useTranslation('demo');
  const failed = useUiText()('failure.change', { name: task.title });
  const update = useMutation(updateTask);
  const remove = useMutation(deleteTask);
  const { id, title } = task;
  const optimistic = (changes: Partial<Record<Flag, boolean>>) => ({ record: task, changes });
  const sayIfDeleted = useSayIfDeleted();
  const set = async (flag: Flag, value: boolean, success?: string) => {
    const answer = await update.attempt(
      { body: { task: { id, [flag]: value } } },
      {
        optimistic: optimistic({ [flag]: value }),
        ...(success && { success }),
        failed,
        retry: () => void set(flag, value, success),
      },
    );
    if (answer && flag !== 'isDeleted') sayIfDeleted(answer.task);
  };
  const erase = () =>
    void remove.attempt(
      { query: { taskId: id } },
      {
        optimistic: optimistic({ isDeleted: true }),
        success: {
          text: t('todo.deleted', { title }),
          undo: { run: () => void set('isDeleted', false) },
        },
        failed,
        retry: erase,
      },
    );
  return {
    setCompleted: (value: boolean) => void set('isCompleted', value),
    setImportant: (value: boolean) => void set('isImportant', value),
    restore: () => void set('isDeleted', false, t('todo.restored', { title })),
    remove: erase,
  };
}

/** What another tab has deleted meanwhile leaves the list as it is changed: says so, with a way to restore it. */
export function useSayIfDeleted(): (task: Task) => boolean {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const { notify } = useHost();
  const { attempt } = useMutation(updateTask);
  const restore = (task: Task) =>
    void attempt(
      { body: { task: { id: task.id, isDeleted: false } } },
      {
        success: t('todo.restored', { title: task.title }),
        failed: text('failure.change', { name: task.title }),
        retry: () => restore(task),
      },
    );
  return (task) => {
    if (task.isDeleted)
      notify({
        kind: 'info',
        text: t('todo.deletedMeanwhile', { title: task.title }),
        undo: { label: t('todo.restore'), run: () => restore(task) },
      });
    return task.isDeleted;
  };
}
