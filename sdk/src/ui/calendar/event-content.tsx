import type { EventDisplayInfo } from '@fullcalendar/react';
import styles from './calendar.module.css';

/** What stands in an event: who it is about, the time, and the kind and status where there is room. */
export function EventContent({ event, timeText, isShort, view }: EventDisplayInfo) {
  const detail: unknown = event.extendedProps['detail'];
  const isList = view.type === 'listWeek';
  return (
    <span className={styles[isList ? 'row' : isShort ? 'short' : 'event']}>
      {isList && <span className={styles['time']}>{timeText}</span>}
      <span className={styles['name']}>{event.title}</span>
      {!isList && <span className={styles['time']}>{timeText}</span>}
      {typeof detail === 'string' && <span className={styles['detail']}>{detail}</span>}
    </span>
  );
}
