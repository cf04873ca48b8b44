import type { CalendarEvent, DaysShown } from '@praxis/sdk/ui/calendar';
import { localDateIn } from '@praxis/sdk/ui/page';

const none: readonly CalendarEvent[] = [];

/**
 * Returns the events that overlap some days in a time zone; the same empty list each time if there
 * are none.
 */
export function eventsWithin(
  events: readonly CalendarEvent[],
  { from, to }: DaysShown,
  zone: string,
): readonly CalendarEvent[] {
  const within = events.filter(
    ({ startAt, endAt }) =>
      localDateIn(zone, Date.parse(startAt)) <= to &&
      // An event that ends at midnight doesn't overlap the next day.
      localDateIn(zone, Date.parse(endAt) - 1) >= from,
  );
  return within.length > 0 ? within : none;
}
