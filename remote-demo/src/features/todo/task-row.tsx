import { memo } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import type { Task } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Button, IconButton, Link, VisuallyHidden } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { plainText } from '../../shared/plain-text';
import { DueDate } from './due-date';
import { TagOf } from './tag-of';
import styles from './task-row.module.css';
import { todoPath } from './task-view';
import { useTaskActs } from './use-task-acts';

/** A task in the list: pressed anywhere it opens, ticked and starred with one press. */
export const TaskRow = memo(function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('demo');
  const acts = useTaskActs(task);
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
        onChange={(event) => acts.setCompleted(event.target.checked)}
      />
      <div className={styles['words']}>
        <Link to={`${todoPath}/${id}`} keepSearch className={styles['title']}>
          {title}
        </Link>
        {description !== '' && (
          // What is too long is cut where it ends, whichever way it is written.
          <p dir="auto" className={styles['excerpt']}>
            {plainText(description)}
          </p>
        )}
      </div>
      <div className={styles['acts']}>
        {isDeleted ? (
          <>
            <Assignee of={assignee} />
            <Button size="small" icon={RotateCcw} onClick={acts.restore}>
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
              onClick={acts.remove}
            />
            <Assignee of={assignee} />
            <IconButton
              size="small"
              icon={Star}
              label={t('todo.markImportant', { title })}
              aria-pressed={isImportant}
              className={styles['star']}
              onClick={() => acts.setImportant(!isImportant)}
            />
          </>
        )}
      </div>
      <div className={styles['facts']}>
        <DueDate dueDate={dueDate} isDone={isCompleted || isDeleted} />
        {tags.map((tag) => (
          <TagOf key={tag} tag={tag} />
        ))}
      </div>
    </div>
  );
});

/** Who does it: a picture, with the name a hover away. */
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
