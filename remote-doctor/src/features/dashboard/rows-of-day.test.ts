import type { ScheduledAppointment } from '@praxis/contract/endpoints/doctor-dashboard';
import { rowsOfDay } from './rows-of-day';

/** Half an hour each, from eight o'clock on. */
const day = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    endAt: new Date(Date.UTC(2026, 0, 5, 8 + index, 30)).toISOString(),
  })) as ScheduledAppointment[];
const at = (hour: number) => Date.UTC(2026, 0, 5, hour);
const ids = (rows: readonly ScheduledAppointment[]) => rows.map(({ id }) => id).join('');

it.each([
  ['a short day whole', 3, 20, '012'],
  ['the morning of a long day', 9, 7, '01234'],
  ['what is now, after the one before it', 9, 11, '23456'],
  ['the end of a long day', 9, 15, '45678'],
  ['the last ones when all are over', 9, 23, '45678'],
])('%s', (_name, count, hour, shown) => {
  expect(ids(rowsOfDay(day(count), at(hour)))).toBe(shown);
});
