import fc from 'fast-check';
import {
  addDays,
  addMonths,
  instantOfLocal,
  localDate,
  offsetFromUtc,
  startOfDay,
  weekdayOf,
} from './calendar';
import { daysBetween } from './days';
import { toInstant, toMillis } from './instants';

const newYork = 'America/New_York';

test.each([
  ['2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
  ['2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['2026-10-31', '24:00', '2026-11-01T04:00:00.000Z'],
])('New York %s %s is %s', (on, time, instant) => {
  expect(toInstant(instantOfLocal(on, time, newYork))).toBe(instant);
});

test('an instant has the date of the time zone', () => {
  const instant = toMillis('2026-03-08T03:59:59.999Z');
  expect(localDate(instant, newYork)).toBe('2026-03-07');
  expect(localDate(instant, 'Europe/Berlin')).toBe('2026-03-08');
  expect(localDate(toMillis('2026-03-08T18:14:59.999Z'), 'Asia/Kathmandu')).toBe('2026-03-08');
  expect(localDate(toMillis('2026-03-08T18:15:00.000Z'), 'Asia/Kathmandu')).toBe('2026-03-09');
});

test('the UTC offset of a time zone includes DST and minutes', () => {
  const hour = 3_600_000;
  expect(offsetFromUtc(toMillis('2026-03-08T06:59:59Z'), newYork)).toBe(-5 * hour);
  expect(offsetFromUtc(toMillis('2026-03-08T07:00:00Z'), newYork)).toBe(-4 * hour);
  expect(offsetFromUtc(toMillis('2026-03-08T07:00:00Z'), 'Asia/Kathmandu')).toBe(5.75 * hour);
});

test('a day whose midnight is skipped starts at the first valid time', () => {
  expect(toInstant(startOfDay('2018-11-04', 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00.000Z');
});

test('anchor day 31 becomes the last day of a short month and returns to 31', () => {
  const starts = ['2026-01-31'];
  for (let month = 0; month < 5; month += 1) starts.push(addMonths(starts.at(-1) ?? '', 1, 31));
  expect(starts).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
  expect(addMonths('2028-01-30', 1, 30)).toBe('2028-02-29');
  expect(addMonths('2027-11-30', 3, 30)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12, 29)).toBe('2029-02-28');
});

test('2026-03-08 is a Sunday, and every seventh day after it', () => {
  expect(weekdayOf('2026-03-08')).toBe(7);
  expect(weekdayOf('1969-12-29')).toBe(1);
});

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      const on = addDays('2026-03-08', days);
      expect(daysBetween('2026-03-08', on)).toBe(days);
      expect(weekdayOf(on)).toBe(((((7 - 1 + days) % 7) + 7) % 7) + 1);
    }),
  );
});
