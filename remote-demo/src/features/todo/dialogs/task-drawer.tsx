import { useEffect, useEffectEvent, useState } from 'react';
import { updateTask, type Task } from '@praxis/contract/demo/todo';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, EmptyState, ErrorState, Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { Drawer, FormDrawer, useNavigateBack } from '@praxis/sdk/ui/overlay';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import { plainText } from '../../../shared/plain-text';
import { useLastFound } from '../../../shared/use-last-found';
import { todoPath } from '../task-view';
import { useNotifyIfDeleted } from '../use-task-actions';
import { useTask } from '../use-tasks';
import { TaskActions } from './task-actions';
import { TaskFields } from './task-fields';
import { useAssignees } from './use-assignees';
import { useTaskForm } from './use-task-form';

/** Drawer over the list with a task's form. */
export default function TaskDrawer({ id }: { id: number }) {
  const { t } = useTranslation('demo');
  const close = useNavigateBack(todoPath);
  const { task: found, failed } = useTask(id);
  // Keeps the form and its input while the query of the deleted tasks loads.
  const task = useLastFound(found);
  if (task) return <EditTask task={task} onClose={close} />;
  return (
    <Drawer title={t('todo.task')} onClose={close}>
      {failed?.error && (
        <ErrorState failure={failed.error} onRetry={failed.reload} retrying={failed.loading} />
      )}
      {task === undefined && !failed && <Loading shape="form" />}
      {task === null && (
        <EmptyState
          drawing="search"
          title={t('todo.notFound')}
          action={<Button onClick={close}>{t('todo.backToTasks')}</Button>}
        />
      )}
    </Drawer>
  );
}

function EditTask({ task, onClose }: { task: Task; onClose(): void }) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const update = useMutation(updateTask);
  const notifyIfDeleted = useNotifyIfDeleted();
  const assignees = useAssignees(task);
  const describe = useDescribeValue();
  const form = useTaskForm({
    task,
    avatarOf: assignees.avatarOf,
    async onSubmit(fields) {
      const saved = await update.run({ body: { task: { id: task.id, ...fields } } });
      if (task.isDeleted || !notifyIfDeleted(saved.task))
        notify({ kind: 'success', text: t('todo.saved') });
      onClose();
    },
  });
  // Closes without asking about unsaved changes of a deleted task.
  const [isDeleted, setIsDeleted] = useState(false);
  const closeDeleted = useEffectEvent(onClose);
  useEffect(() => {
    if (isDeleted) closeDeleted();
  }, [isDeleted]);
  return (
    <FormDrawer title={t('todo.task')} form={form} describe={describe} onClose={onClose}>
      <TaskActions
        task={task}
        onDeleted={() => {
          form.reset(form.values);
          setIsDeleted(true);
        }}
      />
      <TaskFields form={form} assignees={assignees} />
    </FormDrawer>
  );
}

/** Formats a value that another tab changed; undefined if the raw value is readable. */
function useDescribeValue(): (path: string, value: unknown) => string | undefined {
  const language = useIntlLanguage();
  return (path, value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (path === 'dueDate') return formatDateOnly(value, language);
    return path === 'description' ? plainText(value) : undefined;
  };
}
