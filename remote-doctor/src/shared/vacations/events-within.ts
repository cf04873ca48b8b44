import type { CalendarEvent, DaysShown } from '@praxis/sdk/ui/calendar';
import { localDateIn } from '@praxis/sdk/ui/page';

const none: readonly CalendarEvent[] = [];

/** Those that touch some days of a zone; the same empty list each time where there are none. */
export function eventsWithin(
  events: readonly CalendarEvent[],
  { from, to }: DaysShown,
  zone: string,
): readonly CalendarEvent[] {
  const within = events.filter(
    ({ startAt, endAt }) =>
      localDateIn(zone, Date.parse(startAt)) <= to &&
      // What ends at midnight does not touch the day that begins then.
      localDateIn(zone, Date.parse(endAt) - 1) >= from,
  );
  return within.length > 0 ? within : none;
}
