import { addDays } from '../format/local-dates';
import type { EventTimes } from './calendar-event';

const hour = 60 * 60 * 1000;

/** What FullCalendar says of a span: an event that was dragged, or days and hours that were drawn over. */
interface Span {
  allDay: boolean;
  start: Date | null;
  end: Date | null;
  startStr: string;
  endStr: string;
}

/** When a span begins and ends; a day or an hour where no end is said, as it is drawn then. */
export function timesOf({ allDay, start, end, startStr, endStr }: Span): EventTimes {
  if (allDay) {
    const startAt = startStr.slice(0, 10);
    return { startAt, endAt: endStr.slice(0, 10) || addDays(startAt, 1), wholeDays: true };
  }
  const from = start?.getTime() ?? Date.parse(startStr);
  return {
    startAt: new Date(from).toISOString(),
    endAt: new Date(end?.getTime() ?? from + hour).toISOString(),
    wholeDays: false,
  };
}

/** The hour, or the day, that begins where an empty place was pressed. */
export const timesAt = (date: Date, dateStr: string, allDay: boolean): EventTimes =>
  timesOf({ allDay, start: date, end: null, startStr: dateStr, endStr: '' });

/** Whether a span is no more than what one press marks: a quarter of an hour, or a day. */
export function isOnePress({ startAt, endAt, wholeDays }: EventTimes): boolean {
  const length = Date.parse(endAt) - Date.parse(startAt);
  return length <= (wholeDays ? 24 * hour : hour / 4);
}
