import { useMemo } from 'react';
import { calendarTypes } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import type { CalendarEvent } from '@praxis/sdk/ui/calendar';
import { toneOf, useStatusText } from '../../../shared/statuses/statuses';
import type { CalendarAddress } from '../use-calendar-address';
import { daysWithEvents } from './days-with-events';
import { MiniCalendar } from './mini-calendar';
import styles from './calendar-panel.module.css';

interface CalendarPanelProps {
  address: CalendarAddress;
  /** Events of the visible calendars. */
  events: readonly CalendarEvent[] | null;
  zone: string;
}

/** Side panel: a small month for picking a day, and the list of calendars. */
export function CalendarPanel({ address, events, zone }: CalendarPanelProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const { view, on, days, hidden, onDay, setShown } = address;
  const daysTaken = useMemo(() => daysWithEvents(events ?? [], zone), [events, zone]);
  return (
    <div className={styles['panel']}>
      <MiniCalendar
        on={on}
        shown={view === 'month' ? { from: on, to: on } : days}
        daysTaken={daysTaken}
        zone={zone}
        onDay={onDay}
      />
      <fieldset className={styles['calendars']}>
        <legend>{t('calendar.calendars')}</legend>
        {calendarTypes.map((calendar) => (
          <label key={calendar} className={styles['calendar']}>
            <input
              type="checkbox"
              className={styles[toneOf('calendar', calendar)]}
              checked={!hidden.has(calendar)}
              onChange={({ target }) => setShown(calendar, target.checked)}
            />
            {statusText('calendar', calendar)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
