import type { DayHeaderInfo } from '@fullcalendar/react';
import styles from './calendar.module.css';

/** Column header of a day. Adds the date on a phone, where FullCalendar shows only a letter. */
export function DayHeader({ text, weekdayText, dayNumberText }: DayHeaderInfo) {
  if (text.includes(dayNumberText)) return text;
  return (
    <>
      <span className={styles['line']}>{weekdayText}</span>{' '}
      <span className={styles['line']}>{dayNumberText}</span>
    </>
  );
}
