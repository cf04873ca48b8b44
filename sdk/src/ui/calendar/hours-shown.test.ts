import type { CalendarEvent } from './calendar-event';
import { hoursShown } from './hours-shown';

const event = (startAt: string, endAt: string): CalendarEvent => ({
  id: '1',
  title: 'Isaac Grant',
  detail: '',
  tone: 'info',
  movable: false,
  startAt,
  endAt,
});

it.each([
  ['within the usual hours', '2026-03-03T14:00:00Z', '2026-03-03T15:00:00Z', 7, 19],
  ['early and late', '2026-03-03T11:30:00Z', '2026-03-04T00:30:00Z', 6, 20],
  ['until midnight', '2026-03-04T04:00:00Z', '2026-03-04T05:00:00Z', 7, 24],
  ['over midnight', '2026-03-04T04:30:00Z', '2026-03-04T05:30:00Z', 0, 24],
  // From half past one to a quarter past one, as the clock goes back.
  ['over the change of clocks', '2026-11-01T05:30:00Z', '2026-11-01T06:15:00Z', 1, 19],
])('shows all of what takes place %s', (_when, startAt, endAt, from, to) => {
  expect(hoursShown([event(startAt, endAt)], 'America/New_York')).toEqual({ from, to });
});
