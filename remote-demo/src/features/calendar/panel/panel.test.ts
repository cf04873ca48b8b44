import { daysWithEvents } from './days-with-events';
import { dayByKey, weeksOf } from './month-weeks';

it("has six weeks that start on the locale's first weekday", () => {
  const weeks = weeksOf('2026-02-14', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-01-26');
  expect(weeksOf('2026-02-14', 0)[0]?.[0]).toBe('2026-02-01');
});

it('moves by keys over days, weeks and months', () => {
  const from = (key: string) => dayByKey(key, '2026-01-31', 1);
  expect(from('ArrowLeft')).toBe('2026-01-30');
  expect(from('ArrowRight')).toBe('2026-02-01');
  expect(from('ArrowUp')).toBe('2026-01-24');
  expect(from('ArrowDown')).toBe('2026-02-07');
  expect(from('Home')).toBe('2026-01-26');
  expect(from('End')).toBe('2026-02-01');
  expect(from('PageDown')).toBe('2026-02-28');
  expect(from('PageUp')).toBe('2025-12-31');
  expect(from('a')).toBeNull();
});

it("marks each day of an event in the reader's time zone, without the exclusive end", () => {
  const zone = 'America/New_York';
  const days = (startAt: string, endAt: string, wholeDays = false) => [
    ...daysWithEvents([{ startAt, endAt, wholeDays }], zone),
  ];
  expect(days('2026-01-09T03:00:00Z', '2026-01-09T05:00:00Z')).toEqual(['2026-01-08']);
  expect(days('2026-01-09T03:00:00Z', '2026-01-09T06:00:00Z')).toEqual([
    '2026-01-08',
    '2026-01-09',
  ]);
  expect(days('2026-01-30', '2026-02-02', true)).toEqual([
    '2026-01-30',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(days('2026-01-30', '2026-01-30', true)).toEqual(['2026-01-30']);
  expect(days('0001-01-01', '9999-01-01', true).length).toBeLessThan(400);
});
