import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';

/** Limit for marking the days of a very long event. */
const maxDays = 370;

/** Local dates that have events, in the reader's time zone. */
export function daysWithEvents(events: readonly EventTimes[], zone: string): ReadonlySet<string> {
  const daysTaken = new Set<string>();
  const day = (at: string, before = 0) =>
    at.length === 10 ? at : localDateIn(zone, Date.parse(at) - before);
  for (const { startAt, endAt, wholeDays } of events) {
    const from = day(startAt);
    // The end is exclusive: a day that starts when the event ends isn't marked.
    const to = wholeDays ? addDays(day(endAt), -1) : day(endAt, 1);
    daysTaken.add(from);
    for (let on = from, count = 0; on < to && count < maxDays; count += 1) {
      on = addDays(on, 1);
      daysTaken.add(on);
    }
  }
  return daysTaken;
}
