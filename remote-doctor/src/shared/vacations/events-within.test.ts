import { eventsWithin } from './events-within';

const zone = 'America/New_York';
const away = {
  id: 'away',
  title: 'Ada',
  detail: 'Vacation · Planned',
  startAt: '2026-11-24T05:00:00Z',
  endAt: '2026-11-26T05:00:00Z',
  tone: 'info',
  movable: false,
} as const;
const shown = (from: string, to: string) => eventsWithin([away], { from, to }, zone);

it('are those that touch the days, of the zone', () => {
  expect(shown('2026-11-22', '2026-11-28')).toEqual([away]);
  expect(shown('2026-11-25', '2026-11-25')).toEqual([away]);
  expect(shown('2026-11-17', '2026-11-23')).toEqual([]);
  expect(shown('2026-11-26', '2026-11-26')).toEqual([]);
});

it('are the same nothing for all days without any, so that nothing is drawn anew', () => {
  expect(shown('2026-11-17', '2026-11-23')).toBe(shown('2026-11-26', '2026-11-26'));
});
