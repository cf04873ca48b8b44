import { calendarTypes, listCalendarEvents } from '@praxis/contract/demo/calendar';
import { getManagedUsers } from '@praxis/contract/demo/users';
import { query } from '@praxis/sdk/data';

export const calendarEventsQuery = query({
  app: 'demo',
  name: 'calendarEvents',
  endpoint: listCalendarEvents,
});

/** Those of all calendars: one that is switched off and on again is there at once. */
export const allCalendars = { query: { 'calendars[]': [...calendarTypes] } };

/** Whom an event may be shared with. */
export const guestsQuery = query({
  app: 'demo',
  name: 'calendarGuests',
  endpoint: getManagedUsers,
});
