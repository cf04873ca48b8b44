import { localDateIn } from '../format/local-dates';
import { localTimeIn } from '../format/zoned-time';
import type { CalendarEvent } from './calendar-event';

/** Range of hours of a day. */
export interface HoursShown {
  from: number;
  to: number;
}

/** Hours of a working day, which are always shown. */
const workingDay: HoursShown = { from: 7, to: 19 };

/** Returns the range of full hours that includes all events. */
export function hoursShown(events: readonly CalendarEvent[], zone: string): HoursShown {
  let { from, to } = workingDay;
  for (const { startAt, endAt, wholeDays, closes } of events) {
    // Blocked hours do not extend the range.
    if (wholeDays || closes) continue;
    const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
    const last = hourOf(end, zone);
    from = Math.min(from, Math.floor(hourOf(start, zone)));
    if (localDateIn(zone, start) === localDateIn(zone, end)) to = Math.max(to, Math.ceil(last));
    else {
      // An event that ends on another day extends to midnight, and continues from midnight on the next day.
      to = 24;
      if (last > 0) from = 0;
    }
  }
  return { from, to };
}

/** Returns the local time in hours: 13.5 for 1:30 PM. */
function hourOf(instant: number, zone: string): number {
  const [hour = 0, minute = 0] = localTimeIn(zone, instant).split(':').map(Number);
  return hour + minute / 60;
}
