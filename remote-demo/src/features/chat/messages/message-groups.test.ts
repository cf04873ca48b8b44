import { byDay } from './message-groups';

const message = (senderId: number, time: string) => ({
  key: time,
  message: 'Hello',
  senderId,
  time,
});
const zone = 'America/New_York';

it('groups consecutive messages of one sender', () => {
  const days = byDay(
    [
      message(1, '2026-06-10T14:00:00Z'),
      message(1, '2026-06-10T14:04:00Z'),
      message(11, '2026-06-10T14:05:00Z'),
      message(1, '2026-06-10T14:06:00Z'),
      message(1, '2026-06-10T15:00:00Z'),
    ],
    zone,
  );
  expect(days).toHaveLength(1);
  expect(days[0]?.groups.map(({ senderId, messages }) => [senderId, messages.length])).toEqual([
    [1, 2],
    [11, 1],
    [1, 1],
    [1, 1],
  ]);
});

it("starts a new day at midnight in the reader's time zone", () => {
  const days = byDay(
    [message(1, '2026-06-10T03:58:00Z'), message(1, '2026-06-10T04:02:00Z')],
    zone,
  );
  expect(days.map(({ on, groups }) => [on, groups.length])).toEqual([
    ['2026-06-09', 1],
    ['2026-06-10', 1],
  ]);
});
