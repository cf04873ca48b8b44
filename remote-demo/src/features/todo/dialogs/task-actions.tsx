import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import type { Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, Flex } from '@praxis/sdk/ui';
import { useTaskActions } from '../use-task-actions';

interface TaskActionsProps {
  task: Task;
  onDeleted(): void;
}

/** One-click actions on a task, above its fields. */
export function TaskActions({ task, onDeleted }: TaskActionsProps) {
  const { t } = useTranslation('demo');
  const actions = useTaskActions(task);
  const { isCompleted, isImportant, isDeleted } = task;
  if (isDeleted)
    return (
      <Alert
        action={
          <Button size="small" icon={RotateCcw} onClick={actions.restore}>
            {t('todo.restore')}
          </Button>
        }
      >
        {t('todo.isDeleted')}
      </Alert>
    );
  return (
    <Flex wrap>
      <Button
        size="small"
        icon={CircleCheck}
        aria-pressed={isCompleted}
        onClick={() => actions.setCompleted(!isCompleted)}
      >
        {t(isCompleted ? 'todo.reopen' : 'todo.markComplete')}
      </Button>
      <Button
        size="small"
        icon={Star}
        aria-pressed={isImportant}
        onClick={() => actions.setImportant(!isImportant)}
      >
        {t(isImportant ? 'todo.notImportant' : 'todo.important')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        danger
        icon={Trash}
        onClick={() => {
          actions.remove();
          onDeleted();
        }}
      >
        {t('todo.delete')}
      </Button>
    </Flex>
  );
}
