import CalendarDays from 'lucide-react/icons/calendar-days';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { classNames } from '@praxis/sdk/ui/class-names';
import { Icon, useZone } from '@praxis/sdk/ui';
import { addDays, dateFormat, localDateIn, useToday } from '@praxis/sdk/ui/page';
import styles from './task-row.module.css';

/** The day that a task is due on, where the reader is; a date without a time is that day everywhere. */
export function dueDay(dueDate: string, zone: string): string {
  return dueDate.length === 10 ? dueDate : localDateIn(zone, Date.parse(dueDate));
}

interface DueDateProps {
  dueDate: string;
  /** Nothing that is done is overdue. */
  isDone: boolean;
}

/** When a task is due, in the nearest words; what is overdue says so. */
export function DueDate({ dueDate, isDone }: DueDateProps) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const today = useToday();
  const on = dueDay(dueDate, useZone());
  const near = {
    [addDays(today, -1)]: 'yesterday',
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
  } as const;
  const word = near[on];
  const written = word ? t(`todo.due.${word}`) : formatDay(on, today, language);
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
      <time dateTime={on}>{isOverdue ? t('todo.due.overdue', { date: written }) : written}</time>
    </span>
  );
}

/** With its weekday, and its year only where that is another one. */
function formatDay(on: string, today: string, language: string): string {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(on.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${on}T00:00:00Z`));
}
