import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { webAddress } from '@praxis/contract/demo/fields';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { keptGuests } from '../event-properties';
import { fieldsOf, timesIn, type EventValues } from '../event-values';

interface EventContext {
  /** The event that is changed. */
  event: CalendarEvent | null;
  /** When it was as the form was opened. */
  times: EventTimes;
  zone: string;
  /** Names by email. */
  known: ReadonlyMap<string, string>;
}

/** What is sent of a form without faults. What other clients keep with the event stays with it. */
export function eventIn(values: EventValues, { event, times: before, zone, known }: EventContext) {
  const times = timesIn(values, zone, before);
  if (!times) throw new Error('An event without its times was sent.');
  return {
    ...fieldsOf(times),
    title: values.title.trim(),
    url: webAddress.parse(values.url),
    extendedProps: {
      calendar: values.calendar || 'ETC',
      guests: keptGuests(event, values.guests, known),
      location: values.place.trim(),
      description: values.description.trim(),
    },
  };
}
