import styles from './mini-calendar.module.css';

interface MiniDayProps {
  day: string;
  /** Read out in place of the figure. */
  name: string;
  /** The keys are at it: the one day of the month that Tab leads to. */
  isReached: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  /** The calendar shows it. */
  isShown: boolean;
  isToday: boolean;
  isTaken: boolean;
  onDay(on: string): void;
}

/** A day of the small month, with a dot where there is something on it. */
export function MiniDay({ day, name, onDay, ...is }: MiniDayProps) {
  return (
    <td role="gridcell" aria-selected={is.isShown}>
      <button
        type="button"
        tabIndex={is.isReached ? 0 : -1}
        className={styles['day']}
        data-outside={is.isOutside || undefined}
        data-taken={is.isTaken || undefined}
        aria-current={is.isToday ? 'date' : undefined}
        aria-label={name}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
