import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { Card, lazyComponent, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { TaskList } from './task-list';
import { TaskToolbar } from './task-toolbar';
import { todoPath, useTaskView } from './task-view';
import { TaskViews } from './task-views';
import styles from './todo.module.css';
import { useAllTasks } from './use-tasks';

const NewTaskDrawer = lazyComponent(
  () => import(/* webpackChunkName: "new-task-drawer" */ './dialogs/new-task-drawer'),
);
const TaskDrawer = lazyComponent(
  () => import(/* webpackChunkName: "task-drawer" */ './dialogs/task-drawer'),
);

/** List of tasks, filtered and sorted; a task opens in a drawer. */
export default function TodoPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const view = useTaskView();
  const all = useAllTasks();
  return (
    <Page>
      <PageHeader
        title={t('todo.title')}
        actions={
          <LinkButton kind="primary" icon={Plus} to={`${todoPath}/new`} keepSearch>
            {t('todo.add')}
          </LinkButton>
        }
      />
      <div className={styles['layout']}>
        <TaskViews view={view} all={all.data} />
        <Card flush>
          <TaskToolbar view={view} />
          <TaskList view={view} />
        </Card>
      </div>
      {id === 'new' && <NewTaskDrawer />}
      {id !== undefined && id !== 'new' && <TaskDrawer key={id} id={Number(id)} />}
    </Page>
  );
}
