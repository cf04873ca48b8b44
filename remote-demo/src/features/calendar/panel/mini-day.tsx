import styles from './mini-calendar.module.css';

interface MiniDayProps {
  day: string;
  /** Accessible name, in place of the number. */
  name: string;
  /** The roving tabindex is on it: the one day of the month in the tab order. */
  isTabStop: boolean;
  /** Part of the previous or next month. */
  isOutside: boolean;
  /** Visible in the main calendar. */
  isShown: boolean;
  isToday: boolean;
  hasEvents: boolean;
  onDay(on: string): void;
}

/** Day of the small month, with a dot if it has events. */
export function MiniDay({ day, name, onDay, ...is }: MiniDayProps) {
  return (
    <td role="gridcell" aria-selected={is.isShown}>
      <button
        type="button"
        tabIndex={is.isTabStop ? 0 : -1}
        className={styles['day']}
        data-outside={is.isOutside || undefined}
        data-taken={is.hasEvents || undefined}
        aria-current={is.isToday ? 'date' : undefined}
        aria-label={name}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
