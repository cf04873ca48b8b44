import { closedInputs, eventInputs, hasHours } from './event-inputs';

const zone = 'America/New_York';
const away = {
  id: 'away',
  title: 'Ada',
  detail: 'Vacation · Planned',
  startAt: '2026-11-24T05:00:00Z',
  endAt: '2026-11-26T05:00:00Z',
  wholeDays: true,
  closes: true,
  tone: 'info',
  movable: false,
} as const;

it('hatches the hours that an event closes where hours are shown', () => {
  const [drawn, closed, ...others] = eventInputs(away, true, zone);
  expect(drawn).toMatchObject({ id: 'away', allDay: true, start: '2026-11-24', end: '2026-11-26' });
  expect(closed).toMatchObject({
    display: 'background',
    start: '2026-11-24T05:00:00Z',
    end: '2026-11-26T05:00:00Z',
  });
  expect(others).toEqual([]);
});

it('draws an event alone where it closes nothing, and where there are no hours', () => {
  expect(eventInputs({ ...away, closes: false }, true, zone)).toHaveLength(1);
  expect(eventInputs(away, false, zone)).toHaveLength(1);
  expect((['month', 'week', 'day', 'list'] as const).map(hasHours)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('takes local dates as they are, whatever the zone, and says whose ends can be dragged', () => {
  const days = { ...away, startAt: '2026-11-24', endAt: '2026-11-26', resizable: true };
  expect(eventInputs(days, false, 'Asia/Tokyo')).toEqual([
    expect.objectContaining({ start: '2026-11-24', end: '2026-11-26', durationEditable: true }),
  ]);
  expect(eventInputs(away, false, zone)[0]).toMatchObject({ durationEditable: false });
});

it('shades closed hours on the calendar’s own clock', () => {
  const closed = [{ from: '2026-11-24T00:00', to: '2026-11-24T09:00' }];
  expect(closedInputs(closed)).toEqual([
    expect.objectContaining({
      display: 'background',
      start: '2026-11-24T00:00',
      end: '2026-11-24T09:00',
    }),
  ]);
});
