import type { CalendarEvent, CalendarType } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { useLocation, useNavigate } from '@praxis/sdk/router';
import { Loading, useClock, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { Drawer, useNavigateBack } from '@praxis/sdk/ui/overlay';
import { useLastFound } from '../../../shared/use-last-found';
import { defaultTimes, newValues, timesOf, valuesOf } from '../event-values';
import type { CalendarAddress } from '../use-calendar-address';
import { EventFormDrawer } from './event-form-drawer';
import { EventMissing } from './event-missing';

interface EventFormProps {
  /** Query of all events. */
  query: QueryResult<CalendarEvent[]>;
  /** Id of the event to edit; undefined for a new one. */
  id: string | undefined;
  /** The calendar's address: a new event is on a visible day, in a visible calendar. */
  address: Pick<CalendarAddress, 'on' | 'days' | 'hidden' | 'searchShowing'>;
}

/** Adds an event, at the time that was drawn in the calendar, or edits one. */
export default function EventForm({ query, id, address }: EventFormProps) {
  const { t } = useTranslation('demo');
  const { state } = useLocation();
  const zone = useZone();
  const clock = useClock();
  const navigate = useNavigate();
  const close = useNavigateBack('/apps/calendar');
  const { hidden, searchShowing } = address;
  // Shows the saved event's calendar if it is hidden.
  const closeSaved = (calendar: CalendarType) => {
    if (!hidden.has(calendar)) return close();
    const to = { pathname: '/apps/calendar', search: searchShowing(calendar) };
    void navigate(to, { preventScrollReset: true, replace: true });
  };
  const closing = { onSaved: closeSaved, onClose: close };
  // Keeps the form if another tab deletes the event: saving reports it.
  const event = useLastFound(query.data?.find((one) => String(one.id) === id));
  if (id === undefined) {
    const { on, days } = address;
    const times = timesFromState(state) ?? defaultTimes(clock(), zone, on, days);
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

/** Times that were drawn in the calendar, from the navigation state. */
function timesFromState(state: unknown): EventTimes | null {
  const times = (state as { times?: EventTimes } | null)?.times;
  return times === undefined ? null : times;
}
