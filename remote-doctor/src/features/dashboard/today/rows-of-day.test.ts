import type { ScheduledAppointment } from '@praxis/contract/endpoints/doctor-dashboard';
import { rowsOfDay } from './rows-of-day';

/** Hourly appointments from 8:00 AM on, 30 minutes each. */
const day = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    endAt: new Date(Date.UTC(2026, 0, 5, 8 + index, 30)).toISOString(),
  })) as ScheduledAppointment[];
const at = (hour: number) => Date.UTC(2026, 0, 5, hour);
const ids = (rows: readonly ScheduledAppointment[]) => rows.map(({ id }) => id).join('');

it.each([
  ['all of a short day', 3, 20, '012'],
  ['the morning of a long day', 9, 7, '01234'],
  ['the current appointment, after the previous one', 9, 11, '23456'],
  ['the end of a long day', 9, 15, '45678'],
  ['the last ones once all have ended', 9, 23, '45678'],
])('%s', (_name, count, hour, shown) => {
  expect(ids(rowsOfDay(day(count), at(hour)))).toBe(shown);
});
