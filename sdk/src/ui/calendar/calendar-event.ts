import type { Tone } from '../theme/tokens';

/** Something that takes its time in a calendar. */
export interface CalendarEvent {
  id: string;
  /** Who or what it is about. */
  title: string;
  /** A second line: the kind and the status in words, so that no colour says it alone. */
  detail: string;
  /** Instants (ISO 8601). */
  startAt: string;
  endAt: string;
  /** It takes whole days of the calendar's zone, up to the midnight at `endAt`. */
  wholeDays?: boolean;
  /** Nothing can be booked meanwhile: the hours that it takes are hatched. */
  closes?: boolean;
  tone: Tone;
  /** It can be dragged to another time. */
  movable: boolean;
}

/** From one local date and time to another (YYYY-MM-DDTHH:mm), on the calendar's clock. */
export interface LocalSpan {
  from: string;
  to: string;
}
