import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';

/** An event that takes longer is not marked day by day. */
const mostDays = 370;

/** The days on which there is something, in the reader's zone. */
export function daysTaken(events: readonly EventTimes[], zone: string): ReadonlySet<string> {
  const taken = new Set<string>();
  const day = (at: string, before = 0) =>
    at.length === 10 ? at : localDateIn(zone, Date.parse(at) - before);
  for (const { startAt, endAt, wholeDays } of events) {
    const from = day(startAt);
    // What ends at midnight, and whole days up to one, take nothing of the day that begins then.
    const to = wholeDays ? addDays(day(endAt), -1) : day(endAt, 1);
    taken.add(from);
    for (let on = from, count = 0; on < to && count < mostDays; count += 1) {
      on = addDays(on, 1);
      taken.add(on);
    }
  }
  return taken;
}
