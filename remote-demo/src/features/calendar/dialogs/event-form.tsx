import type { CalendarEvent, CalendarType } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { useLocation, useNavigate } from '@praxis/sdk/router';
import { Loading, useClock, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { Drawer, useWayBack } from '@praxis/sdk/ui/overlay';
import { useLastFound } from '../../../shared/use-last-found';
import { newTimes, newValues, timesOf, valuesOf } from '../event-values';
import type { CalendarAddress } from '../use-calendar-address';
import { EventFormDrawer } from './event-form-drawer';
import { EventMissing } from './event-missing';

interface EventFormProps {
  /** All events. */
  query: QueryResult<CalendarEvent[]>;
  /** Of the one that is changed; a new one is made where it is left out. */
  id: string | undefined;
  /** Of the calendar behind it: a new event is on a day that it shows, and of what is switched on. */
  address: Pick<CalendarAddress, 'on' | 'days' | 'hidden' | 'searchShowing'>;
}

/** Adds an event, at the time that was pressed in the calendar, or changes one. */
export default function EventForm({ query, id, address }: EventFormProps) {
  const { t } = useTranslation('demo');
  const { state } = useLocation();
  const zone = useZone();
  const clock = useClock();
  const navigate = useNavigate();
  const close = useWayBack('/apps/calendar');
  const { hidden, searchShowing } = address;
  // What was saved shows: its calendar is switched on.
  const closeSaved = (calendar: CalendarType) => {
    if (!hidden.has(calendar)) return close();
    const to = { pathname: '/apps/calendar', search: searchShowing(calendar) };
    void navigate(to, { preventScrollReset: true, replace: true });
  };
  const closing = { onSaved: closeSaved, onClose: close };
  // What was entered stays where the event was deleted elsewhere meanwhile: saving it says so.
  const event = useLastFound(query.data?.find((one) => String(one.id) === id));
  if (id === undefined) {
    const { on, days } = address;
    const times = pickedIn(state) ?? newTimes(clock(), zone, on, days);
    const initial = newValues(times, zone, hidden);
    return <EventFormDrawer {...closing} event={null} times={times} initial={initial} />;
  }
  if (event)
    return (
      <EventFormDrawer
        {...closing}
        event={event}
        times={timesOf(event)}
        initial={valuesOf(event, zone)}
      />
    );
  if (query.data) return <EventMissing onClose={close} />;
  return (
    <Drawer title={t('calendar.edit')} onClose={close}>
      <Loading shape="form" />
    </Drawer>
  );
}

/** The time or the days that were chosen in the calendar: they travel with the step in the history. */
function pickedIn(state: unknown): EventTimes | null {
  const times = (state as { times?: EventTimes } | null)?.times;
  return times === undefined ? null : times;
}
