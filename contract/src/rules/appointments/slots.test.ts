import fc from 'fast-check';
import { minute, toInstant, toMillis } from '../time/instants';
import type { SlotSearch } from './slots';
import { bookingWindow, firstFreeSlot, freeSlots, occupied, startsOn } from './slots';
import { aVisitType } from '../testing/records';
import { weekdayOf } from '../time/calendar';

const everyDay = (startLocal: string, endLocal: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startLocal, endLocal }));

const search = (fields: Partial<SlotSearch> = {}): SlotSearch => ({
  timeZone: 'America/New_York',
  weekly: everyDay('09:00', '10:00'),
  overrides: [],
  visitType: aVisitType(),
  closed: [],
  blocked: [],
  earliest: 0,
  latest: Number.MAX_SAFE_INTEGER,
  ...fields,
});

const starts = (fields: Partial<SlotSearch>, from: string, to = from) =>
  freeSlots(search(fields), from, to).map((slot) => toInstant(slot.from));

const span = (from: string, to: string) => ({ from: toMillis(from), to: toMillis(to) });

test.each([
  ['2026-03-07', '2026-03-07T14:00:00.000Z'],
  ['2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', '2026-11-01T14:00:00.000Z'],
])('09:00 in New York on %s is %s', (on, instant) => {
  expect(starts({}, on)[0]).toBe(instant);
});

test('02:30 on 2026-03-08 does not exist', () => {
  const night = { weekly: everyDay('01:30', '04:00') };
  expect(starts(night, '2026-03-08')).toEqual([
    '2026-03-08T06:30:00.000Z',
    '2026-03-08T06:45:00.000Z',
    '2026-03-08T07:00:00.000Z',
    '2026-03-08T07:15:00.000Z',
    '2026-03-08T07:30:00.000Z',
  ]);
});

test('01:30 on 2026-11-01 is offered once, at 05:30Z', () => {
  const night = { weekly: everyDay('01:30', '02:30') };
  expect(starts(night, '2026-11-01')).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T05:45:00.000Z',
    '2026-11-01T07:00:00.000Z',
  ]);
});

test.each(['2026-03-08', '2026-11-01'])('a slot lasts its duration in real time on %s', (on) => {
  const slots = freeSlots(search({ weekly: everyDay('00:00', '24:00') }), on, on);
  expect(slots.length).toBeGreaterThan(80);
  expect(new Set(slots.map(({ from, to }) => (to - from) / minute))).toEqual(new Set([30]));
});

test('the first free slot is the earliest of all visit types, on the first day with one', () => {
  const long = aVisitType({ id: 'long', durationMin: 60 });
  const short = aVisitType({ id: 'short', durationMin: 30 });
  const { visitType: _any, ...rest } = search({
    weekly: everyDay('09:00', '10:00'),
    blocked: [span('2026-03-10T12:00:00Z', '2026-03-10T13:30:00Z')],
  });
  const first = (types: (typeof long)[], to: string) =>
    firstFreeSlot(rest, types, '2026-03-10', to)?.from ?? null;
  expect(first([long, short], '2026-03-12')).toBe(toMillis('2026-03-10T13:30:00.000Z'));
  expect(first([long], '2026-03-12')).toBe(toMillis('2026-03-11T13:00:00.000Z'));
  expect(first([long], '2026-03-10')).toBeNull();
});

test('slots start on the grid and end within the range', () => {
  const odd = { weekly: everyDay('09:05', '10:05'), visitType: aVisitType({ durationMin: 50 }) };
  expect(starts(odd, '2026-03-10')).toEqual(['2026-03-10T13:15:00.000Z']);
});

test('an override replaces the weekday, and an empty one closes the day', () => {
  const overrides = [
    { on: '2026-03-10', ranges: [] },
    { on: '2026-03-11', ranges: [{ startLocal: '23:30', endLocal: '24:00' }] },
  ];
  expect(starts({ overrides }, '2026-03-10', '2026-03-11')).toEqual(['2026-03-12T03:30:00.000Z']);
});

test('a range for another visit type is not offered', () => {
  const weekly = everyDay('09:00', '09:30').map((range) => ({ ...range, visitTypeId: 'other' }));
  expect(starts({ weekly }, '2026-03-10')).toEqual([]);
});

test('overlapping ranges offer each time once', () => {
  const weekly = [...everyDay('09:00', '10:00'), ...everyDay('09:30', '10:00')];
  expect(starts({ weekly }, '2026-03-10')).toHaveLength(3);
});

test('vacations, appointments with buffers, lead time and horizon exclude slots', () => {
  const day = '2026-03-10';
  expect(starts({ closed: [span('2026-03-10T13:00:00Z', '2026-03-10T13:20:00Z')] }, day)).toEqual([
    '2026-03-10T13:30:00.000Z',
  ]);
  const blocked = [span('2026-03-10T13:00:00Z', '2026-03-10T13:15:00Z')];
  expect(starts({ blocked }, day)).toHaveLength(2);
  const visitType = aVisitType({ bufferBeforeMin: 10 });
  expect(starts({ blocked, visitType }, day)).toEqual(['2026-03-10T13:30:00.000Z']);
  const policies = { leadTimeMin: 120, horizonDays: 1 };
  const window = bookingWindow(toMillis('2026-03-10T11:15:00Z'), policies, 'America/New_York');
  expect(starts(window, day, '2026-03-12')).toEqual([
    '2026-03-10T13:15:00.000Z',
    '2026-03-10T13:30:00.000Z',
    // The horizon ends at the end of its local day.
    '2026-03-11T13:00:00.000Z',
    '2026-03-11T13:15:00.000Z',
    '2026-03-11T13:30:00.000Z',
  ]);
});

const zones = ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu'];

test('on any day of any time zone slots are within their range, distinct, on the grid, and free', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      range,
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 }),
      (timeZone, date, { from, to }, fifths, busy) => {
        const on = date.toISOString().slice(0, 10);
        const weekly = [{ weekday: weekdayOf(on), startLocal: time(from), endLocal: time(to) }];
        const visitType = aVisitType({ durationMin: fifths * 5, bufferAfterMin: 5 });
        const midnight = toMillis(`${on}T00:00:00Z`);
        const blocked = busy.map((minutes) => ({
          from: midnight + minutes * 60_000,
          to: midnight + (minutes + 25) * 60_000,
        }));
        const all = startsOn({ timeZone, weekly, overrides: [] }, visitType, on);
        const free = freeSlots(search({ timeZone, weekly, visitType, blocked }), on, on);
        expect(new Set(all).size).toBe(all.length);
        const expected = all.filter((start) => {
          const whole = occupied(start, visitType);
          return blocked.every((one) => one.to <= whole.from || whole.to <= one.from);
        });
        expect(free.map((slot) => slot.from)).toEqual(expected);
        for (const start of all) expect(start % (15 * 60_000)).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});
