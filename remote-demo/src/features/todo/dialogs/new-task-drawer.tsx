import { addTask, updateTask } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { FormDrawer, useNavigateBack } from '@praxis/sdk/ui/overlay';
import { todoPath } from '../task-view';
import { TaskFields } from './task-fields';
import { useAssignees } from './use-assignees';
import { useTaskForm } from './use-task-form';

/** Form of a new task, which becomes the first in the list. */
export default function NewTaskDrawer() {
  const { t } = useTranslation('demo');
  const close = useNavigateBack(todoPath);
  const add = useMutation(addTask, {
    revisedBy: updateTask,
    revision: ({ task: { id } }, { body }) => ({ body: { task: { ...body.task, id } } }),
  });
  const assignees = useAssignees();
  const form = useTaskForm({
    avatarOf: assignees.avatarOf,
    async onSubmit(task) {
      await add.run({ body: { task } }, { success: t('todo.added', { title: task.title }) });
      close();
    },
  });
  return (
    <FormDrawer title={t('todo.newTask')} form={form} submitLabel={t('todo.add')} onClose={close}>
      <TaskFields form={form} assignees={assignees} />
    </FormDrawer>
  );
}
