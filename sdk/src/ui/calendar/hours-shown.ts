import { localDateIn } from '../format/local-dates';
import { localTimeIn } from '../format/zoned-time';
import type { CalendarEvent } from './calendar-event';

/** Hours of a day, from and to. */
export interface HoursShown {
  from: number;
  to: number;
}

/** The hours of a working day, and whatever else the events need. */
const usual: HoursShown = { from: 7, to: 19 };

/** The whole hours that a calendar has to show, so that nothing lies outside of them. */
export function hoursShown(events: readonly CalendarEvent[], zone: string): HoursShown {
  let { from, to } = usual;
  for (const { startAt, endAt, wholeDays, closes } of events) {
    // A closed hour is of interest among the others, and not by itself.
    if (wholeDays || closes) continue;
    const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
    const last = hourOf(end, zone);
    from = Math.min(from, Math.floor(hourOf(start, zone)));
    if (localDateIn(zone, start) === localDateIn(zone, end)) to = Math.max(to, Math.ceil(last));
    else {
      // What ends on another day reaches midnight, and its rest is drawn from there on.
      to = 24;
      if (last > 0) from = 0;
    }
  }
  return { from, to };
}

/** The local time in hours: 13.5 for half past one in the afternoon. */
function hourOf(instant: number, zone: string): number {
  const [hour = 0, minute = 0] = localTimeIn(zone, instant).split(':').map(Number);
  return hour + minute / 60;
}
