import { closedInputs, eventInputs, hasHours } from './event-inputs';

const zone = 'America/New_York';
const away = {
  id: 'away',
  to: '/away',
  title: 'Ada',
  detail: 'Vacation · Planned',
  startAt: '2026-11-24T05:00:00Z',
  endAt: '2026-11-26T05:00:00Z',
  wholeDays: true,
  closes: true,
  tone: 'info',
  movable: false,
} as const;

it('hatches the hours that an event blocks in views with an hour grid', () => {
  const [drawn, closed, ...others] = eventInputs(away, true, zone);
  expect(drawn).toMatchObject({ id: 'away', allDay: true, start: '2026-11-24', end: '2026-11-26' });
  expect(closed).toMatchObject({
    display: 'background',
    start: '2026-11-24T05:00:00Z',
    end: '2026-11-26T05:00:00Z',
  });
  expect(others).toEqual([]);
});

it('returns only the event if it blocks nothing, or if the view has no hour grid', () => {
  expect(eventInputs({ ...away, closes: false }, true, zone)).toHaveLength(1);
  expect(eventInputs(away, false, zone)).toHaveLength(1);
  expect((['month', 'week', 'day', 'list'] as const).map(hasHours)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('keeps local dates in any time zone, and marks resizable events', () => {
  const days = { ...away, startAt: '2026-11-24', endAt: '2026-11-26', resizable: true };
  expect(eventInputs(days, false, 'Asia/Tokyo')).toEqual([
    expect.objectContaining({ start: '2026-11-24', end: '2026-11-26', durationEditable: true }),
  ]);
  expect(eventInputs(away, false, zone)[0]).toMatchObject({ durationEditable: false });
});

it('shades closed hours in wall-clock time of the calendar', () => {
  const closed = [{ from: '2026-11-24T00:00', to: '2026-11-24T09:00' }];
  expect(closedInputs(closed)).toEqual([
    expect.objectContaining({
      display: 'background',
      start: '2026-11-24T00:00',
      end: '2026-11-24T09:00',
    }),
  ]);
});
