import type { Tone } from '../theme/tokens';

/** When something begins and ends. */
export interface EventTimes {
  /** Instants (ISO 8601); where whole days are taken, they may be local dates (YYYY-MM-DD). */
  startAt: string;
  /** What takes whole days ends with the midnight that this day begins with. */
  endAt: string;
  /** It takes whole days of the calendar's zone. */
  wholeDays?: boolean;
}

/** Something that takes its time in a calendar. */
export interface CalendarEvent extends EventTimes {
  id: string;
  /** Who or what it is about. */
  title: string;
  /** A second line: the kind and the status in words, so that no color says it alone. */
  detail: string;
  /** Nothing can be booked meanwhile: the hours that it takes are hatched. */
  closes?: boolean;
  tone: Tone;
  /** It can be dragged to another time. */
  movable: boolean;
  /** Its beginning and its end can be dragged, too. */
  resizable?: boolean;
}

/** From one local date and time to another (YYYY-MM-DDTHH:mm), on the calendar's clock. */
export interface LocalSpan {
  from: string;
  to: string;
}
