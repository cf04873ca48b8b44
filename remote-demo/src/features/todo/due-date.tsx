import CalendarDays from 'lucide-react/icons/calendar-days';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { classNames } from '@praxis/sdk/ui/class-names';
import { Icon, useZone } from '@praxis/sdk/ui';
import { addDays, dateFormat, localDateIn, useToday } from '@praxis/sdk/ui/page';
import styles from './task-row.module.css';

/** Due date in the reader's time zone; a date without a time is the same in every zone. */
export function dueDay(dueDate: string, zone: string): string {
  return dueDate.length === 10 ? dueDate : localDateIn(zone, Date.parse(dueDate));
}

interface DueDateProps {
  dueDate: string;
  /** A completed task is never overdue. */
  isDone: boolean;
}

/** Due date of a task, relative where possible; an overdue one is marked. */
export function DueDate({ dueDate, isDone }: DueDateProps) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const today = useToday();
  const on = dueDay(dueDate, useZone());
  const relativeDays = {
    [addDays(today, -1)]: 'yesterday',
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
  } as const;
  const relativeKey = relativeDays[on];
  const dateText = relativeKey ? t(`todo.due.${relativeKey}`) : formatDay(on, today, language);
  const isOverdue = on < today && !isDone;
  return (
    <span
      className={classNames(
        styles['due'],
        isOverdue && styles['overdue'],
        on === today && !isDone && styles['today'],
      )}
    >
      <Icon of={CalendarDays} size={14} />
      <time dateTime={on}>{isOverdue ? t('todo.due.overdue', { date: dateText }) : dateText}</time>
    </span>
  );
}

/** With the weekday, and the year only if it isn't the current one. */
function formatDay(on: string, today: string, language: string): string {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(on.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${on}T00:00:00Z`));
}
