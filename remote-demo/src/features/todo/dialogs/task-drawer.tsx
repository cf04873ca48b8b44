import { useEffect, useEffectEvent, useState } from 'react';
import { updateTask, type Task } from '@praxis/contract/demo/todo';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, EmptyState, ErrorState, Loading } from '@praxis/sdk/ui';
import { Drawer, FormDrawer, useWayBack } from '@praxis/sdk/ui/overlay';
import { useLastFound } from '../../../shared/use-last-found';
import { todoPath } from '../task-view';
import { useSayIfDeleted } from '../use-task-acts';
import { useTask } from '../use-tasks';
import { TaskActs } from './task-acts';
import { TaskFields } from './task-fields';
import { useAssignees } from './use-assignees';
import { useTaskForm } from './use-task-form';
import { useTaskWords } from './use-task-words';

/** A task over the list, to read and to change. */
export default function TaskDrawer({ id }: { id: number }) {
  const { t } = useTranslation('demo');
  const close = useWayBack(todoPath);
  const { task: found, failed } = useTask(id);
  // While the deleted tasks are asked whether it is one of them, what was typed in it stays.
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
  const sayIfDeleted = useSayIfDeleted();
  const assignees = useAssignees(task);
  const describe = useTaskWords();
  const form = useTaskForm({
    task,
    avatarOf: assignees.avatarOf,
    async onSubmit(fields) {
      const saved = await update.run({ body: { task: { id: task.id, ...fields } } });
      if (task.isDeleted || !sayIfDeleted(saved.task))
        notify({ kind: 'success', text: t('todo.saved') });
      onClose();
    },
  });
  // What was typed in a task that is deleted is not asked about.
  const [isDeleted, setIsDeleted] = useState(false);
  const closeDeleted = useEffectEvent(onClose);
  useEffect(() => {
    if (isDeleted) closeDeleted();
  }, [isDeleted]);
  return (
    <FormDrawer title={t('todo.task')} form={form} describe={describe} onClose={onClose}>
      <TaskActs
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
