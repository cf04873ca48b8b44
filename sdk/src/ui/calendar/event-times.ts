import { addDays } from '../format/local-dates';
import type { EventTimes } from './calendar-event';

const hour = 60 * 60 * 1000;

/** FullCalendar's description of a dragged event or a selected range. */
interface Span {
  allDay: boolean;
  start: Date | null;
  end: Date | null;
  startStr: string;
  endStr: string;
}

/** Returns the times of a span. Without an end it takes a day or an hour, as FullCalendar draws it. */
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

/** Returns the hour, or the day, that starts at a clicked empty slot. */
export const timesAt = (date: Date, dateStr: string, allDay: boolean): EventTimes =>
  timesOf({ allDay, start: date, end: null, startStr: dateStr, endStr: '' });

/** Returns whether a selected range is a single click: a quarter of an hour, or a day. */
export function isSingleClick({ startAt, endAt, wholeDays }: EventTimes): boolean {
  const length = Date.parse(endAt) - Date.parse(startAt);
  return length <= (wholeDays ? 24 * hour : hour / 4);
}
