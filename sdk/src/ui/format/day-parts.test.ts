import { byDayPart, dayPartOf } from './day-parts';

it.each([
  ['2026-03-02T16:59:00.000Z', 'morning'],
  ['2026-03-02T17:00:00.000Z', 'afternoon'],
  ['2026-03-02T21:59:00.000Z', 'afternoon'],
  ['2026-03-02T22:00:00.000Z', 'evening'],
  ['2026-03-03T05:00:00.000Z', 'morning'],
])('determines the part of the day in the time zone: %s is in the %s', (instant, part) => {
  expect(dayPartOf('America/New_York', Date.parse(instant))).toBe(part);
});

it('omits a part of the day without any times', () => {
  const times = ['2026-03-02T14:00:00.000Z', '2026-03-02T22:30:00.000Z'].map((startAt) => ({
    startAt,
  }));
  expect(byDayPart(times, 'America/New_York')).toEqual([
    { part: 'morning', times: [times[0]] },
    { part: 'evening', times: [times[1]] },
  ]);
});
