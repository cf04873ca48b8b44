import type { CalendarEvent, CalendarType } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';
import { Loading, useClock, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { Drawer, useWayBack } from '@praxis/sdk/ui/overlay';
import { newValues, nextHour, valuesOf } from '../event-values';
import { EventFormDrawer } from './event-form-drawer';
import { EventMissing } from './event-missing';

interface EventFormProps {
  /** All events. */
  query: QueryResult<CalendarEvent[]>;
  /** Of the one that is changed; a new one is made where it is left out. */
  id: string | undefined;
  /** Calendars that are switched off: a new event goes to another. */
  hidden: ReadonlySet<CalendarType>;
}

/** Adds an event, at the time that was pressed in the calendar, or changes one. */
export default function EventForm({ query, id, hidden }: EventFormProps) {
  const { t } = useTranslation('demo');
  const { state } = useLocation();
  const zone = useZone();
  const clock = useClock();
  const close = useWayBack('/apps/calendar');
  if (id === undefined) {
    const times = pickedIn(state) ?? nextHour(clock());
    const initial = newValues(times, zone, hidden);
    return <EventFormDrawer event={null} initial={initial} onClose={close} />;
  }
  const event = query.data?.find((one) => String(one.id) === id);
  if (event)
    return <EventFormDrawer event={event} initial={valuesOf(event, zone)} onClose={close} />;
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
