import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { taskSorts } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Button, Menu } from '@praxis/sdk/ui';
import { SearchBox } from '@praxis/sdk/ui/list';
import { SearchStatus } from '../../shared/search-status';
import type { TaskView } from './task-view';
import styles from './todo.module.css';
import { useTasks } from './use-tasks';

const texts = {
  latest: 'latest',
  'title-asc': 'titleUp',
  'title-desc': 'titleDown',
  assignee: 'assignee',
  'due-date': 'dueDate',
} as const;

/** Search field and sort menu of the list. */
export function TaskToolbar({ view }: { view: TaskView }) {
  const { list, sort } = view;
  const { t } = useTranslation('demo');
  const { data } = useTasks(view);
  return (
    <div className={styles['toolbar']}>
      <SearchBox label={t('todo.search')} value={list.q} onSearch={list.setSearch} />
      <SearchStatus isActive={list.q !== ''} count={data?.length} />
      <Menu
        items={taskSorts.map((name) => ({
          key: name,
          label: t(`todo.sort.${texts[name]}`),
          checked: name === sort,
          onSelect: () => list.setSort(name),
        }))}
      >
        <Button kind="quiet" icon={ArrowDownUp} className={styles['sort']}>
          {t('todo.sortedBy', { sort: t(`todo.sort.${texts[sort]}`) })}
        </Button>
      </Menu>
    </div>
  );
}
