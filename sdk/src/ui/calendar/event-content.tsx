import type { EventDisplayInfo } from '@fullcalendar/react';
import styles from './calendar.module.css';

/** What stands in an event: who it is about, the time, and the kind and status where there is room. */
export function EventContent({ event, timeText, isShort, view }: EventDisplayInfo) {
  const detail: unknown = event.extendedProps['detail'];
  const isList = view.type === 'listWeek';
  const isStrip = view.type === 'dayGridMonth';
  const look = isList ? 'row' : isStrip ? 'strip' : isShort ? 'short' : 'event';
  return (
    <span className={styles[look]}>
      {isList && <span className={styles['time']}>{timeText}</span>}
      <span className={styles['name']}>{event.title}</span>
      {!isList && timeText !== '' && <span className={styles['time']}>{timeText}</span>}
      {typeof detail === 'string' && <span className={styles['detail']}>{detail}</span>}
    </span>
  );
}
