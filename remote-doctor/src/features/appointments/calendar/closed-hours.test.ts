import { closedHours } from './closed-hours';

const monday = '2026-11-23';
const weekly = [
  { weekday: 1, startLocal: '13:00', endLocal: '17:00' },
  { weekday: 1, startLocal: '09:00', endLocal: '12:00' },
  { weekday: 1, startLocal: '11:00', endLocal: '12:30', visitTypeId: 'video' },
];

it('returns the gaps before, between and after a weekday’s ranges', () => {
  expect(closedHours({ weekly, overrides: [] }, { from: monday, to: monday })).toEqual([
    { from: '2026-11-23T00:00', to: '2026-11-23T09:00' },
    { from: '2026-11-23T12:30', to: '2026-11-23T13:00' },
    { from: '2026-11-23T17:00', to: '2026-11-24T00:00' },
  ]);
});

it('returns whole days without ranges, and the gaps of a date override', () => {
  const overrides = [{ on: monday, ranges: [{ startLocal: '00:00', endLocal: '10:00' }] }];
  expect(closedHours({ weekly, overrides }, { from: '2026-11-22', to: monday })).toEqual([
    { from: '2026-11-22T00:00', to: '2026-11-23T00:00' },
    { from: '2026-11-23T10:00', to: '2026-11-24T00:00' },
  ]);
  const closed = [{ on: monday, ranges: [] }];
  expect(closedHours({ weekly, overrides: closed }, { from: monday, to: monday })).toEqual([
    { from: '2026-11-23T00:00', to: '2026-11-24T00:00' },
  ]);
});
