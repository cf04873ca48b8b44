import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListTodo from 'lucide-react/icons/list-todo';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { taskFilters, taskTags, type Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Badge, Icon, Link } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { toneOf, useStatusText } from '../../shared/statuses/statuses';
import { openTasks, todoPath, type TaskView } from './task-view';
import styles from './todo.module.css';

const icons = { all: ListTodo, important: Star, completed: CircleCheck, deleted: Trash } as const;
const views = ['all', ...taskFilters] as const;

interface TaskViewsProps {
  view: TaskView;
  /** Null until loaded. */
  all: readonly Task[] | null;
}

/** Filters and tags, with the number of open tasks of each. */
export function TaskViews({ view: { filter, tag, sort }, all }: TaskViewsProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const tasks = all ?? [];
  const to = (name: 'filter' | 'tag', value: string) => addressOf({ [name]: value, sort });
  const counts = {
    all: openTasks(tasks),
    important: openTasks(tasks.filter(({ isImportant }) => isImportant)),
    completed: 0,
    deleted: 0,
  };
  return (
    <nav aria-label={t('todo.views')} className={styles['views']}>
      <ul className={styles['viewList']}>
        {views.map((name) => (
          <li key={name}>
            <ViewLink
              to={to('filter', name === 'all' ? '' : name)}
              isCurrent={tag === undefined && (filter ?? 'all') === name}
              count={counts[name]}
            >
              <Icon of={icons[name]} />
              {t(`todo.filter.${name}`)}
            </ViewLink>
          </li>
        ))}
      </ul>
      <h2 className={styles['heading']}>{t('todo.tags')}</h2>
      <ul className={styles['viewList']}>
        {taskTags.map((name) => (
          <li key={name}>
            <ViewLink
              to={to('tag', name)}
              isCurrent={tag === name}
              count={openTasks(tasks.filter(({ tags }) => tags.includes(name)))}
            >
              <span className={classNames(styles['dot'], styles[toneOf('taskTag', name)])} />
              {statusText('taskTag', name)}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  to: string;
  isCurrent: boolean;
  count: number;
  children: ReactNode;
}

function ViewLink({ to, isCurrent, count, children }: ViewLinkProps) {
  const { t } = useTranslation('demo');
  return (
    <Link
      to={to}
      className={classNames(styles['view'], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      <span className={styles['count']}>
        <Badge count={count} label={t('todo.open', { count })} />
      </span>
    </Link>
  );
}

/** Address of the list with these parameters; defaults are omitted. */
function addressOf(choice: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(
    Object.entries(choice).filter(([, value]) => value !== '' && value !== 'latest'),
  );
  return params.size > 0 ? `${todoPath}?${params.toString()}` : todoPath;
}
