import type { ReactNode } from 'react';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../components/visually-hidden';
import { Link } from '../link';
import styles from './event-content.module.css';

/** Content of an event: name, time, and type and status if there is space. */
export function EventContent({ event, timeText, isShort, view }: EventDisplayInfo) {
  const detail: unknown = event.extendedProps['detail'];
  const isList = view.type === 'listWeek';
  const isStrip = view.type === 'dayGridMonth';
  const look = isList ? 'row' : isStrip ? 'strip' : isShort ? 'short' : 'event';
  // German's "Uhr" would displace the end time in a day's column.
  const times = isList ? timeText : timeText.replace(/\sUhr$/u, '');
  const time = timeText !== '' && (
    <span className={styles['time']}>
      {look === 'short' ? <StartAndEnd times={times} /> : times}
    </span>
  );
  const timeFirst = isList || isStrip;
  return (
    <EventLink event={event} className={styles[look]}>
      {timeFirst && time}{' '}
      {/* `dir` truncates long names at their end in either writing direction. */}
      <span dir="auto" className={styles['name']}>
        {event.title}
      </span>{' '}
      {!timeFirst && time}{' '}
      {typeof detail === 'string' &&
        // A day of the month view has no space for it next to a time.
        (isStrip && time ? (
          <VisuallyHidden>{detail}</VisuallyHidden>
        ) : (
          <span className={styles['detail']}>{detail}</span>
        ))}
    </EventLink>
  );
}

interface EventLinkProps extends Pick<EventDisplayInfo, 'event'> {
  className: string | undefined;
  children: ReactNode;
}

/** The link to an event, which fills its frame; a range being selected has none. */
function EventLink({ event, className, children }: EventLinkProps) {
  const { to, keepSearch }: Partial<Record<string, unknown>> = event.extendedProps;
  if (typeof to !== 'string') return <span className={className}>{children}</span>;
  return (
    <Link
      to={to}
      keepSearch={keepSearch === true}
      className={classNames(className, styles['link'])}
    >
      {children}
    </Link>
  );
}

/** Times of a one-line event, which may wrap before the end time, so that each is shown completely or not at all. */
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
