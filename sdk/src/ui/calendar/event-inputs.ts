import type { EventInput } from '@fullcalendar/react';
import { localDateIn } from '../format/local-dates';
import type { CalendarEvent, LocalSpan } from './calendar-event';
import type { CalendarView } from './days-shown';

/** Views that have hours, which can be hatched. */
const withHours: ReadonlySet<CalendarView> = new Set(['week', 'day']);

/** What FullCalendar draws of an event: itself, and behind the hours that it closes. */
export function eventInputs(event: CalendarEvent, view: CalendarView, zone: string): EventInput[] {
  const { id, title, detail, startAt, endAt, wholeDays = false, closes, tone, movable } = event;
  const drawn: EventInput = {
    id,
    title,
    allDay: wholeDays,
    start: wholeDays ? dayOf(startAt, zone) : startAt,
    end: wholeDays ? dayOf(endAt, zone) : endAt,
    startEditable: movable,
    durationEditable: event.resizable ?? false,
    // In a list the colour is a dot, elsewhere it is behind the words.
    color: view === 'list' ? `var(--praxis-${tone})` : `var(--praxis-${tone}-tint)`,
    contrastColor: `var(--praxis-${tone})`,
    extendedProps: { detail, tone },
  };
  return closes && withHours.has(view)
    ? [drawn, { id: `${id} closed`, start: startAt, end: endAt, display: 'background' }]
    : [drawn];
}

/** The local date of an instant; a local date is one already. */
const dayOf = (at: string, zone: string): string =>
  at.length === 'YYYY-MM-DD'.length ? at : localDateIn(zone, Date.parse(at));

/** Hours outside of the usual ones, shaded where hours are shown. */
export const closedInputs = (closed: readonly LocalSpan[], view: CalendarView): EventInput[] =>
  withHours.has(view)
    ? closed.map(({ from, to }) => ({
        id: `${from} shaded`,
        start: from,
        end: to,
        display: 'background',
        extendedProps: { shaded: true },
      }))
    : [];
