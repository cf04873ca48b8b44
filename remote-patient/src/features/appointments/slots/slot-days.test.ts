import { practiceDaysFor, nearestSlots, slotByKey, slotDays } from './slot-days';

const slot = (startAt: string) => ({ startAt, endAt: startAt });

it('groups slots by the days of the user’s zone, not the practice’s', () => {
  // Monday 8 PM in New York is Tuesday morning in Tokyo.
  const slots = [slot('2026-03-03T01:00:00.000Z'), slot('2026-03-03T23:00:00.000Z')];
  const starts = (zone: string) =>
    Object.fromEntries(
      slotDays(slots, '2026-03-02', zone)
        .filter((day) => day.slots.length > 0)
        .map((day) => [day.on, day.slots.length]),
    );
  expect(starts('America/New_York')).toEqual({ '2026-03-02': 1, '2026-03-03': 1 });
  expect(starts('Asia/Tokyo')).toEqual({ '2026-03-03': 1, '2026-03-04': 1 });
});

it('shows seven days, including those without free times', () => {
  const days = slotDays([], '2026-02-26', 'Europe/Berlin').map(({ on }) => on);
  expect(days).toHaveLength(7);
  expect(days[0]).toBe('2026-02-26');
  expect(days[6]).toBe('2026-03-04');
});

it('requests one more day at either end, because zones can be a day apart', () => {
  expect(practiceDaysFor('2026-03-02')).toEqual({ from: '2026-03-01', to: '2026-03-09' });
});

it('offers the three nearest times before and after, in order, without the taken one', () => {
  const slots = ['09:00', '10:00', '10:30', '11:15', '14:00'].map((time) =>
    slot(`2026-03-02T${time}:00.000Z`),
  );
  const near = nearestSlots(slots, '2026-03-02T10:30:00.000Z');
  expect(near.map(({ startAt }) => startAt.slice(11, 16))).toEqual(
    ['10:00', '11:15', '09:00'].sort(),
  );
  expect(nearestSlots([], '2026-03-02T10:30:00.000Z')).toEqual([]);
});

it('keeps the wall-clock time when moving to the next day across a DST change', () => {
  // On 2026-03-08 at 2 AM, clocks in New York go forward an hour.
  const days = slotDays(
    ['07T14:00', '07T15:00', '08T13:00', '08T14:00'].map((at) => slot(`2026-03-${at}:00.000Z`)),
    '2026-03-02',
    'America/New_York',
  );
  const from = (at: string, key: 'ArrowLeft' | 'ArrowRight') =>
    slotByKey(days, `2026-03-${at}:00.000Z`, key, 'America/New_York')?.slice(8, 16);
  expect(from('07T14:00', 'ArrowRight')).toBe('08T13:00');
  expect(from('08T14:00', 'ArrowLeft')).toBe('07T15:00');
  expect(from('08T14:00', 'ArrowRight')).toBeUndefined();
});
