import type { Tone } from '../theme/tokens';

/** Half-open interval of an event. */
export interface EventTimes {
  /** Instant (ISO 8601); for all-day events also a local date (YYYY-MM-DD). */
  startAt: string;
  /** Exclusive end: an all-day event ends at the midnight at which this day starts. */
  endAt: string;
  /** Whether the event takes whole days of the calendar's time zone. */
  wholeDays?: boolean;
}

/** An event of a calendar. */
export interface CalendarEvent extends EventTimes {
  id: string;
  /** Path of the event's page, so that it can open in a new tab. */
  to: string;
  /** Keeps the current query string in that link, for a record that opens over the calendar. */
  keepSearch?: boolean;
  /** Person or subject. */
  title: string;
  /** Second line: type and status in words, so that color is not the only cue. */
  detail: string;
  /** Blocks bookings: the hours are hatched. */
  closes?: boolean;
  tone: Tone;
  /** Whether the event can be dragged to another time. */
  movable: boolean;
  /** Whether its start and end can be dragged. */
  resizable?: boolean;
}

/** Span of wall-clock times (YYYY-MM-DDTHH:mm) in the calendar's time zone. */
export interface LocalSpan {
  from: string;
  to: string;
}
