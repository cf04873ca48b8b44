import type { EventDisplayInfo } from '@fullcalendar/react';
import { VisuallyHidden } from '../components/visually-hidden';
import styles from './event-content.module.css';

/** What stands in an event: who it is about, the time, and the kind and status where there is room. */
export function EventContent({ event, timeText, isShort, view }: EventDisplayInfo) {
  const detail: unknown = event.extendedProps['detail'];
  const isList = view.type === 'listWeek';
  const isStrip = view.type === 'dayGridMonth';
  const look = isList ? 'row' : isStrip ? 'strip' : isShort ? 'short' : 'event';
  // In the column of a day German's word for what the figures say takes the room of the end.
  const said = isList ? timeText : timeText.replace(/\sUhr$/u, '');
  const time = timeText !== '' && (
    <span className={styles['time']}>{look === 'short' ? <StartAndEnd times={said} /> : said}</span>
  );
  const timeFirst = isList || isStrip;
  return (
    <span className={styles[look]}>
      {timeFirst && time}{' '}
      {/* What is too long is cut where it ends, whichever way it is written. */}
      <span dir="auto" className={styles['name']}>
        {event.title}
      </span>{' '}
      {!timeFirst && time}{' '}
      {typeof detail === 'string' &&
        // Beside a time a day of a month has no room for it.
        (isStrip && time ? (
          <VisuallyHidden>{detail}</VisuallyHidden>
        ) : (
          <span className={styles['detail']}>{detail}</span>
        ))}
    </span>
  );
}

/** In an event of one line the end has to find room beside the name, and then the start, each as a whole. */
function StartAndEnd({ times }: { times: string }) {
  const [start = ''] = /^.+?(?=\s*[–-])/u.exec(times) ?? [times];
  return (
    <>
      <span>{start}</span>
      <wbr />
      <span>{times.slice(start.length)}</span>
    </>
  );
}
