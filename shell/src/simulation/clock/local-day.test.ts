import { expect, test } from '@jest/globals';
import { dayIn, morningOf } from './local-day';

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

test('returns the date of an instant in the time zone', () => {
  const at = Date.parse('2026-01-31T23:30:00Z');
  expect(dayIn(at, 'Europe/Berlin')).toBe('2026-02-01');
  expect(dayIn(at, 'America/New_York')).toBe('2026-01-31');
});
