import type { EventInput } from '@fullcalendar/react';
import { localDateIn } from '../format/local-dates';
import type { CalendarEvent, LocalSpan } from './calendar-event';
import type { CalendarView } from './days-shown';

/** Returns whether a view has an hour grid, which can be hatched. */
export const hasHours = (view: CalendarView): boolean => view === 'week' || view === 'day';

/** Returns FullCalendar's inputs for an event: itself, and in an hour grid a background for blocked hours. */
export function eventInputs(event: CalendarEvent, withHours: boolean, zone: string): EventInput[] {
  const { id, to, keepSearch = false, title, detail, tone, movable, closes } = event;
  const { startAt, endAt, wholeDays = false } = event;
  const input: EventInput = {
    id,
    title,
    allDay: wholeDays,
    start: wholeDays ? dayOf(startAt, zone) : startAt,
    end: wholeDays ? dayOf(endAt, zone) : endAt,
    startEditable: movable,
    durationEditable: event.resizable ?? false,
    // Custom properties that the event's class sets by its tone.
    color: 'var(--event)',
    contrastColor: 'var(--event-text)',
    extendedProps: { detail, tone, to, keepSearch },
  };
  return closes && withHours
    ? [input, { id: `${id} closed`, start: startAt, end: endAt, display: 'background' }]
    : [input];
}

/** Returns the local date of an instant; passes local dates through. */
const dayOf = (at: string, zone: string): string =>
  at.length === 'YYYY-MM-DD'.length ? at : localDateIn(zone, Date.parse(at));

/** Returns shaded background events for hours outside office hours. */
export const closedInputs = (closed: readonly LocalSpan[]): EventInput[] =>
  closed.map(({ from, to }) => ({
    id: `${from} shaded`,
    start: from,
    end: to,
    display: 'background',
    extendedProps: { shaded: true },
  }));
