import * as endpoints from '@praxis/contract/demo/calendar';
import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { DemoError } from '../../core/errors';
import { handle, type Handler, type Simulation } from '../../core/module';
import { listAll, oldestFirst } from '../../core/list';
import { requireRecord } from '../require-record';
import { sampleCalendarEvents } from './data';

const tableOf = ({ database }: Simulation) => database.table<CalendarEvent>('demo.calendar-events');

export const seed = ({ database, seededAt }: Simulation) =>
  database.addSample('demo.calendar-events', sampleCalendarEvents(seededAt));

export const listCalendarEvents = handle(endpoints.listCalendarEvents, ({ query }, simulation) => {
  const chosen = new Set(query['calendars[]'].map((name) => name.toLowerCase()));
  return [
    ...listAll(tableOf(simulation).all(), {
      where: ({ extendedProps }) => chosen.has(extendedProps.calendar.toLowerCase()),
      order: oldestFirst,
    }),
  ];
});

export const addCalendarEvent = handle(
  endpoints.addCalendarEvent,
  ({ body: { event } }, simulation) => {
    const table = tableOf(simulation);
    return {
      event: table.put({
        id: table.nextNumber(),
        title: event.title,
        start: event.start,
        end: event.end ?? event.start,
        url: event.url ?? '',
        allDay: event.allDay ?? false,
        extendedProps: event.extendedProps ?? { calendar: 'ETC' },
      }),
    };
  },
);

export const updateCalendarEvent = handle(
  endpoints.updateCalendarEvent,
  ({ body: { event } }, simulation) => {
    const table = tableOf(simulation);
    const stored = requireRecord(table, event.id);
    const start = event.start ?? stored.start;
    return {
      event: table.put({
        ...stored,
        ...event,
        start,
        // FullCalendar sends no end for an event that is moved into the all-day row.
        end: event.end === null ? start : (event.end ?? stored.end),
        url: event.url === undefined ? stored.url : (event.url ?? ''),
        extendedProps: {
          ...stored.extendedProps,
          ...event.extendedProps,
          calendar: event.extendedProps?.calendar ?? stored.extendedProps.calendar,
        },
      }),
    };
  },
);

export const removeCalendarEvent = handle(
  endpoints.removeCalendarEvent,
  ({ query }, simulation) => {
    const table = tableOf(simulation);
    table.remove(requireRecord(table, query.id).id);
    return undefined;
  },
);

export const restoreCalendarEvent = handle(
  endpoints.restoreCalendarEvent,
  ({ body: { event } }, simulation) => {
    const table = tableOf(simulation);
    const present = table.get(event.id);
    if (present && JSON.stringify(present) === JSON.stringify(event)) throw new DemoError(409);
    return { event: table.put(present ? { ...event, id: table.nextNumber() } : event) };
  },
);

export const handlers: readonly Handler[] = [
  listCalendarEvents,
  addCalendarEvent,
  updateCalendarEvent,
  removeCalendarEvent,
  restoreCalendarEvent,
];
