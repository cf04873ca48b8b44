import { eventsWithin } from './events-within';

const zone = 'America/New_York';
const away = {
  id: 'away',
  to: '/doctor/vacations',
  title: 'Ada',
  detail: 'Vacation · Planned',
  startAt: '2026-11-24T05:00:00Z',
  endAt: '2026-11-26T05:00:00Z',
  tone: 'info',
  movable: false,
} as const;
const shown = (from: string, to: string) => eventsWithin([away], { from, to }, zone);

it('returns the events that overlap the days in the time zone', () => {
  expect(shown('2026-11-22', '2026-11-28')).toEqual([away]);
  expect(shown('2026-11-25', '2026-11-25')).toEqual([away]);
  expect(shown('2026-11-17', '2026-11-23')).toEqual([]);
  expect(shown('2026-11-26', '2026-11-26')).toEqual([]);
});

it('returns the same empty list for all days without events, so that nothing renders again', () => {
  expect(shown('2026-11-17', '2026-11-23')).toBe(shown('2026-11-26', '2026-11-26'));
});
