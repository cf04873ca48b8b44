import type { Vacation } from '../../entities/vacation';
import { toMillis } from '../time/instants';
import { planVacation } from './vacation';
import { moveToZone } from './vacation-zone';

const now = toMillis('2026-01-12T17:00:00Z');
const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';
const losAngeles = 'America/Los_Angeles';

const vacation = (startAt: string, endAt: string): Vacation =>
  planVacation(
    'v',
    { owner: { kind: 'doctor', id: 'doctor' }, kind: 'vacation', startAt, endAt, note: '' },
    now,
  );

const moved = (startAt: string, endAt: string, to: string, from = newYork) => {
  const next = moveToZone(vacation(startAt, endAt), { from, to, now });
  return [next.startAt, next.endAt].map((at) => at.replace(':00.000Z', 'Z'));
};

test.each([
  [
    'whole days to the west',
    ['2026-01-21T05:00Z', '2026-01-23T05:00Z', losAngeles],
    ['2026-01-21T08:00Z', '2026-01-23T08:00Z'],
  ],
  [
    'whole days to the east',
    ['2026-01-21T05:00Z', '2026-01-23T05:00Z', berlin],
    ['2026-01-20T23:00Z', '2026-01-22T23:00Z'],
  ],
  [
    // New York changes to DST on March 8, Berlin on March 29.
    'across DST changes on different days',
    ['2026-03-07T05:00Z', '2026-03-31T04:00Z', berlin],
    ['2026-03-06T23:00Z', '2026-03-30T22:00Z'],
  ],
  [
    'hours of a day',
    ['2026-01-21T14:00Z', '2026-01-21T17:30Z', losAngeles],
    ['2026-01-21T17:00Z', '2026-01-21T20:30Z'],
  ],
  [
    'whole days from a zone that skips a midnight',
    ['2026-04-23T22:00Z', '2026-04-26T21:00Z', newYork, 'Africa/Cairo'],
    ['2026-04-24T04:00Z', '2026-04-27T04:00Z'],
  ],
  [
    'whole days to a zone that skips a midnight',
    ['2026-04-24T04:00Z', '2026-04-25T04:00Z', 'Africa/Cairo'],
    ['2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  ],
  [
    'only the end if it has begun',
    ['2026-01-12T05:00Z', '2026-01-15T05:00Z', berlin],
    ['2026-01-12T05:00Z', '2026-01-14T23:00Z'],
  ],
  [
    // From 11 AM to 1 PM in New York; in Berlin it began at 5 PM.
    'nothing if it has begun and the end would precede the start',
    ['2026-01-12T16:00Z', '2026-01-12T18:00Z', berlin],
    ['2026-01-12T16:00Z', '2026-01-12T18:00Z'],
  ],
] as const)('moves %s', (_what, [startAt, endAt, to, from], next) => {
  expect(moved(startAt, endAt, to, from)).toEqual(next);
});

test('is a new version, unless nothing changes', () => {
  const planned = vacation('2026-01-21T05:00Z', '2026-01-23T05:00Z');
  expect(moveToZone(planned, { from: newYork, to: losAngeles, now }).version).toBe(2);
  expect(moveToZone(planned, { from: newYork, to: 'America/Toronto', now })).toBe(planned);
});

test('is active if it has begun in the new zone', () => {
  const evening = vacation('2026-01-12T22:00Z', '2026-01-13T22:00Z');
  expect(evening.state).toBe('planned');
  expect(moveToZone(evening, { from: newYork, to: berlin, now }).state).toBe('active');
});

test.each(['ended', 'cancelled'] as const)('does not apply to one that is %s', (state) => {
  const past = { ...vacation('2026-01-21T05:00Z', '2026-01-23T05:00Z'), state };
  expect(moveToZone(past, { from: newYork, to: berlin, now })).toBe(past);
});
