import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { webAddress } from '@praxis/contract/demo/fields';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { mergeGuests } from '../event-properties';
import { fieldsOf, timesIn, type EventValues } from '../event-values';

interface EventContext {
  /** The event to edit; null for a new one. */
  event: CalendarEvent | null;
  /** Times when the form was opened. */
  times: EventTimes;
  zone: string;
  /** Names by email. */
  known: ReadonlyMap<string, string>;
}

/**
 * Converts the values of a valid form to the request, and keeps what other clients store in the
 * event.
 */
export function toEventInput(
  values: EventValues,
  { event, times: before, zone, known }: EventContext,
) {
  const times = timesIn(values, zone, before);
  if (!times) throw new Error('An event without its times was sent.');
  return {
    ...fieldsOf(times),
    title: values.title.trim(),
    url: webAddress.parse(values.url),
    extendedProps: {
      calendar: values.calendar || 'ETC',
      guests: mergeGuests(event, values.guests, known),
      location: values.place.trim(),
      description: values.description.trim(),
    },
  };
}
