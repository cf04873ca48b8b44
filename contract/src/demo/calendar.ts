import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import {
  byId,
  dateInput,
  dateSchema,
  demoIdSchema,
  idInBody,
  limitedText,
  requiredText,
  textLimits,
} from './fields';

export const calendarTypes = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
export type CalendarType = (typeof calendarTypes)[number];

/** Additional properties of a client (guests, place, description) are stored with the event. */
const propertiesSchema = z.looseObject({ calendar: z.enum(calendarTypes) });

/** Checks the total length of the properties, which may be any. */
const limited = z.refine(
  (properties: unknown) => JSON.stringify(properties).length <= textLimits.html,
);

export const calendarEventSchema = z.object({
  id: demoIdSchema,
  url: z.string(),
  title: z.string(),
  start: dateSchema,
  end: dateSchema,
  allDay: z.boolean(),
  extendedProps: propertiesSchema,
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

/** A new event. Defaults: ends when it starts, not all-day, calendar ETC. */
export const newCalendarEventSchema = z.object({
  title: requiredText(textLimits.title),
  start: dateInput,
  end: z.nullish(dateInput),
  url: z.nullish(limitedText(textLimits.url)),
  allDay: z.optional(z.boolean()),
  extendedProps: z.optional(propertiesSchema.check(limited)),
});
export type NewCalendarEvent = z.input<typeof newCalendarEventSchema>;

/** A partial update: omitted fields stay. */
export const calendarEventChangeSchema = z.object({
  id: idInBody,
  title: z.optional(requiredText(textLimits.title)),
  start: z.optional(dateInput),
  end: z.nullish(dateInput),
  url: z.nullish(limitedText(textLimits.url)),
  allDay: z.optional(z.boolean()),
  extendedProps: z.optional(
    z.looseObject({ calendar: z.optional(z.enum(calendarTypes)) }).check(limited),
  ),
});
export type CalendarEventChange = z.input<typeof calendarEventChangeSchema>;

/** Lists the events of the selected calendars; none if none is selected. */
export const listCalendarEvents = endpoint({
  method: 'GET',
  path: '/apps/calendar/events',
  audience: 'public',
  query: z.object({ 'calendars[]': z._default(z.array(z.string()), []) }),
  response: z.array(calendarEventSchema),
  reads: ['demoEvent'],
});

/** Creates an event; its id is the last one + 1. */
export const addCalendarEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/add-event',
  audience: 'public',
  body: z.object({ event: newCalendarEventSchema }),
  response: z.object({ event: calendarEventSchema }),
  status: 201,
  changes: ['demoEvent'],
});

/** Changes an event; omitted fields stay. */
export const updateCalendarEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/update-event',
  audience: 'public',
  body: z.object({ event: calendarEventChangeSchema }),
  response: z.object({ event: calendarEventSchema }),
  changes: ['demoEvent'],
});

/** Restores a deleted event, with a new id if its own was reused; 409 if it isn't deleted. */
export const restoreCalendarEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/restore-event',
  audience: 'public',
  body: z.object({ event: calendarEventSchema }),
  response: z.object({ event: calendarEventSchema }),
  status: 201,
  changes: ['demoEvent'],
});

/** Deletes an event. */
export const removeCalendarEvent = endpoint({
  method: 'DELETE',
  path: '/apps/calendar/remove-event',
  audience: 'public',
  query: byId,
  changes: ['demoEvent'],
});
