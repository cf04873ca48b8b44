import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import type { Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, Flex } from '@praxis/sdk/ui';
import { useTaskActs } from '../use-task-acts';

interface TaskActsProps {
  task: Task;
  onDeleted(): void;
}

/** What is done with a task by one press, above its fields. */
export function TaskActs({ task, onDeleted }: TaskActsProps) {
  const { t } = useTranslation('demo');
  const acts = useTaskActs(task);
  const { isCompleted, isImportant, isDeleted } = task;
  if (isDeleted)
    return (
      <Alert
        action={
          <Button size="small" icon={RotateCcw} onClick={acts.restore}>
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
        onClick={() => acts.setCompleted(!isCompleted)}
      >
        {t(isCompleted ? 'todo.reopen' : 'todo.markComplete')}
      </Button>
      <Button
        size="small"
        icon={Star}
        aria-pressed={isImportant}
        onClick={() => acts.setImportant(!isImportant)}
      >
        {t(isImportant ? 'todo.notImportant' : 'todo.important')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        danger
        icon={Trash}
        onClick={() => {
          acts.remove();
          onDeleted();
        }}
      >
        {t('todo.delete')}
      </Button>
    </Flex>
  );
}
