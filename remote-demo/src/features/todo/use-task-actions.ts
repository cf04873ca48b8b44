import { deleteTask, updateTask, type Task } from '@praxis/contract/demo/todo';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';

type Flag = 'isCompleted' | 'isImportant' | 'isDeleted';

/** One-click actions on a task, as optimistic updates. */
export function useTaskActions(task: Task) {
  const { t } = useTranslation('demo');
  const failed = useUiText()('failure.change', { name: task.title });
  const update = useMutation(updateTask);
  const remove = useMutation(deleteTask);
  const { id, title } = task;
  const optimistic = (changes: Partial<Record<Flag, boolean>>) => ({ record: task, changes });
  const notifyIfDeleted = useNotifyIfDeleted();
  const set = async (flag: Flag, value: boolean, success?: string) => {
    const response = await update.runOrNotify(
      { body: { task: { id, [flag]: value } } },
      {
        optimistic: optimistic({ [flag]: value }),
        ...(success && { success }),
        failed,
        retry: () => void set(flag, value, success),
      },
    );
    if (response && flag !== 'isDeleted') notifyIfDeleted(response.task);
  };
  const removeWithUndo = () =>
    void remove.runOrNotify(
      { query: { taskId: id } },
      {
        optimistic: optimistic({ isDeleted: true }),
        success: {
          text: t('todo.deleted', { title }),
          undo: { run: () => void set('isDeleted', false) },
        },
        failed,
        retry: removeWithUndo,
      },
    );
  return {
    setCompleted: (value: boolean) => void set('isCompleted', value),
    setImportant: (value: boolean) => void set('isImportant', value),
    restore: () => void set('isDeleted', false, t('todo.restored', { title })),
    remove: removeWithUndo,
  };
}

/** Notifies that another tab has deleted the task, and offers to restore it. */
export function useNotifyIfDeleted(): (task: Task) => boolean {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const { notify } = useHost();
  const { runOrNotify } = useMutation(updateTask);
  const restore = (task: Task) =>
    void runOrNotify(
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
