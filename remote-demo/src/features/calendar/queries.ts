import { calendarTypes, listCalendarEvents } from '@praxis/contract/demo/calendar';
import { getManagedUsers } from '@praxis/contract/demo/users';
import { query } from '@praxis/sdk/data';

export const calendarEventsQuery = query({
  app: 'demo',
  name: 'calendar-events',
  endpoint: listCalendarEvents,
});

/** Arguments for the events of all calendars, so that showing a hidden one needs no request. */
export const allCalendars = { query: { 'calendars[]': [...calendarTypes] } };

/** Users that can be invited. */
export const guestsQuery = query({
  app: 'demo',
  name: 'calendar-guests',
  endpoint: getManagedUsers,
});
