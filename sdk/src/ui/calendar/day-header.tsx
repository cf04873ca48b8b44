import type { DayHeaderInfo } from '@fullcalendar/react';
import styles from './calendar.module.css';

/** Over a day of a week. On a phone FullCalendar leaves a letter, "M", and which Monday it is would be open. */
export function DayHeader({ text, weekdayText, dayNumberText }: DayHeaderInfo) {
  if (text.includes(dayNumberText)) return text;
  return (
    <>
      <span className={styles['line']}>{weekdayText}</span>{' '}
      <span className={styles['line']}>{dayNumberText}</span>
    </>
  );
}
