import type { EventInput } from '@fullcalendar/react';
import { localDateIn } from '../format/local-dates';
import type { CalendarEvent, LocalSpan } from './calendar-event';
import type { CalendarView } from './days-shown';

/** Whether a view has hours, which can be hatched. */
export const hasHours = (view: CalendarView): boolean => view === 'week' || view === 'day';

/** What FullCalendar draws of an event: itself, and behind the hours that it closes, where there are hours. */
export function eventInputs(event: CalendarEvent, withHours: boolean, zone: string): EventInput[] {
  const { id, title, detail, startAt, endAt, wholeDays = false, closes, tone, movable } = event;
  const drawn: EventInput = {
    id,
    title,
    allDay: wholeDays,
    start: wholeDays ? dayOf(startAt, zone) : startAt,
    end: wholeDays ? dayOf(endAt, zone) : endAt,
    startEditable: movable,
    durationEditable: event.resizable ?? false,
    // Of its tone, which its class knows: in a list a dot, elsewhere behind the words.
    color: 'var(--event)',
    contrastColor: 'var(--event-text)',
    extendedProps: { detail, tone },
  };
  return closes && withHours
    ? [drawn, { id: `${id} closed`, start: startAt, end: endAt, display: 'background' }]
    : [drawn];
}

/** The local date of an instant; a local date is one already. */
const dayOf = (at: string, zone: string): string =>
  at.length === 'YYYY-MM-DD'.length ? at : localDateIn(zone, Date.parse(at));

/** Hours outside of the usual ones, shaded where hours are shown. */
export const closedInputs = (closed: readonly LocalSpan[]): EventInput[] =>
  closed.map(({ from, to }) => ({
    id: `${from} shaded`,
    start: from,
    end: to,
    display: 'background',
    extendedProps: { shaded: true },
  }));
