import { moveTask, type Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { EmptyState, ErrorState, Loading, useUiText } from '@praxis/sdk/ui';
import { SortableList } from '@praxis/sdk/ui/sortable';
import { TaskRow } from './task-row';
import type { TaskView } from './task-view';
import styles from './todo.module.css';
import { useTasks } from './use-tasks';

/** Outside the component: a stable function, so that only changed rows render. */
const renderTask = (task: Task) => <TaskRow task={task} />;

/** Tasks of a view; in the custom order they can be moved by drag and drop. */
export function TaskList({ view }: { view: TaskView }) {
  const { t } = useTranslation('demo');
  const { data, shown, error, loading, reload } = useTasks(view);
  const text = useUiText();
  const move = useMutation(moveTask);
  // No success notice; false after a failure, which is reported.
  const moveOnto = async (task: Task, target: Task): Promise<boolean> =>
    (await move.runOrNotify(
      { body: { taskId: task.id, toTaskId: target.id } },
      {
        failed: text('failure.change', { name: task.title }),
        retry: () => void moveOnto(task, target),
      },
    )) !== null;

  if (!shown)
    return error ? (
      <ErrorState failure={error} onRetry={reload} retrying={loading} />
    ) : (
      <Loading shape="rows" />
    );
  if (data?.length === 0) return <NoTasks view={view} />;
  return (
    <div className={data ? undefined : styles['stale']} aria-busy={!data}>
      <SortableList
        label={t('todo.title')}
        items={shown}
        idOf={idOf}
        nameOf={nameOf}
        render={renderTask}
        sortable={view.isCustomOrder}
        onMove={moveOnto}
      />
    </div>
  );
}

const idOf = ({ id }: Task) => String(id);
const nameOf = ({ title }: Task) => title;

function NoTasks({ view: { list, filter, tag } }: { view: TaskView }) {
  const { t } = useTranslation('demo');
  if (list.q !== '')
    return <EmptyState drawing="search" title={t('todo.noMatch', { text: list.q })} />;
  return (
    <EmptyState drawing="done" title={t(`todo.empty.${tag ? 'tag' : (filter ?? 'all')}`)}>
      {!tag && <p>{t(`todo.emptyText.${filter ?? 'all'}`)}</p>}
    </EmptyState>
  );
}
