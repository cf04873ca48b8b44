import { memo } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { taskTags, type Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Button, IconButton, Link, VisuallyHidden } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { oneOf, Tag } from '@praxis/sdk/ui/page';
import { plainText } from '../../shared/plain-text';
import { StatusTag } from '../../shared/statuses/statuses';
import { DueDate } from './due-date';
import styles from './task-row.module.css';
import { todoPath } from './task-view';
import { useTaskActions } from './use-task-actions';

/** Row of a task: opens on click, with one-click actions to complete and star it. */
export const TaskRow = memo(function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('demo');
  const actions = useTaskActions(task);
  const { id, title, description, dueDate, assignee, tags } = task;
  const { isCompleted, isDeleted, isImportant } = task;
  return (
    <div className={classNames(styles['row'], isCompleted && styles['done'])}>
      <input
        type="checkbox"
        className={styles['tick']}
        aria-label={t('todo.complete', { title })}
        checked={isCompleted}
        disabled={isDeleted}
        onChange={(event) => actions.setCompleted(event.target.checked)}
      />
      <div className={styles['words']}>
        <Link to={`${todoPath}/${id}`} keepSearch className={styles['title']}>
          {title}
        </Link>
        {description !== '' && (
          // Truncated at its end, whatever its writing direction.
          <p dir="auto" className={styles['excerpt']}>
            {plainText(description)}
          </p>
        )}
      </div>
      <div className={styles['acts']}>
        {isDeleted ? (
          <>
            <Assignee of={assignee} />
            <Button size="small" icon={RotateCcw} onClick={actions.restore}>
              {t('todo.restore')}
            </Button>
          </>
        ) : (
          <>
            <IconButton
              size="small"
              icon={Trash}
              label={t('todo.deleteTask', { title })}
              className={styles['delete']}
              onClick={actions.remove}
            />
            <Assignee of={assignee} />
            <IconButton
              size="small"
              icon={Star}
              label={t('todo.markImportant', { title })}
              aria-pressed={isImportant}
              className={styles['star']}
              onClick={() => actions.setImportant(!isImportant)}
            />
          </>
        )}
      </div>
      <div className={styles['facts']}>
        <DueDate dueDate={dueDate} isDone={isCompleted || isDeleted} />
        {tags.map((tag) => (
          <TagLabel key={tag} tag={tag} />
        ))}
      </div>
    </div>
  );
});

/** Tag of a task; an unknown tag is shown unchanged. */
function TagLabel({ tag }: { tag: string }) {
  const known = oneOf(tag, taskTags);
  return known ? <StatusTag of="taskTag" status={known} /> : <Tag>{tag}</Tag>;
}

/** Avatar of the assignee, with the name as a tooltip. */
function Assignee({ of }: { of: Task['assignee'] }) {
  const { t } = useTranslation('demo');
  if (!of) return null;
  return (
    <span className={styles['assignee']} title={of.fullName}>
      <Avatar name={of.fullName} src={of.avatar ?? null} size={28} />
      <VisuallyHidden>{t('todo.assignedTo', { name: of.fullName })}</VisuallyHidden>
    </span>
  );
}
