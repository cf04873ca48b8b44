import { expect, test } from '@jest/globals';
import { dayAfter, dayIn, morningOf } from './local-day';

test('returns 8 AM of the time zone, before and after a DST change', () => {
  expect(new Date(morningOf('2026-03-07', 'America/New_York')).toISOString()).toBe(
    '2026-03-07T13:00:00.000Z',
  );
  expect(new Date(morningOf('2026-03-08', 'America/New_York')).toISOString()).toBe(
    '2026-03-08T12:00:00.000Z',
  );
  expect(new Date(morningOf('2026-07-01', 'Asia/Tokyo')).toISOString()).toBe(
    '2026-06-30T23:00:00.000Z',
  );
});

test('returns 8 AM also where the clocks change after 8 AM UTC', () => {
  const morning = (day: string) => new Date(morningOf(day, 'America/Los_Angeles')).toISOString();
  expect(morning('2027-03-14')).toBe('2027-03-14T15:00:00.000Z');
  expect(morning('2027-11-07')).toBe('2027-11-07T16:00:00.000Z');
});

test('returns tomorrow, also late on the evening before a day of 23 hours', () => {
  // Saturday, 11:30 PM.
  expect(dayAfter(Date.parse('2027-03-14T04:30:00Z'), 'America/New_York')).toBe('2027-03-14');
  expect(dayAfter(Date.parse('2027-01-31T12:00:00Z'), 'America/New_York')).toBe('2027-02-01');
});

test('returns the date of an instant in the time zone', () => {
  const at = Date.parse('2026-01-31T23:30:00Z');
  expect(dayIn(at, 'Europe/Berlin')).toBe('2026-02-01');
  expect(dayIn(at, 'America/New_York')).toBe('2026-01-31');
});
