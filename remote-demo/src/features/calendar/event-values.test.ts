import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { keptGuests, linkOf, propertiesOf } from './event-properties';
import { daysOf, newTimes, startedAt, timesIn, timesOf, whenValues } from './event-values';

const zone = 'America/New_York';
const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: 1,
  url: '',
  title: 'Talk',
  start: '2026-01-08T23:00:00.000Z',
  end: '2026-01-09T06:30:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
  ...changes,
});

it('asks for an event over midnight on the reader’s clock, and sends it as it was', () => {
  const times = timesOf(event({}));
  const values = whenValues(times, zone);
  expect(values).toEqual({
    allDay: false,
    startOn: '2026-01-08',
    startTime: '18:00',
    endOn: '2026-01-09',
    endTime: '01:30',
  });
  expect(timesIn(values, zone, times)).toEqual(times);
});

it('asks for the last of several whole days', () => {
  const times = timesOf(event({ start: '2026-01-08', end: '2026-01-11', allDay: true }));
  expect(whenValues(times, zone)).toMatchObject({ startOn: '2026-01-08', endOn: '2026-01-10' });
  expect(timesIn(whenValues(times, zone), zone, times)).toEqual(times);
});

it('takes a whole day that other clients keep with its start alone, or as instants', () => {
  const start = '2026-01-08T05:00:00.000Z';
  const one = { from: '2026-01-08', to: '2026-01-08' };
  expect(daysOf(timesOf(event({ start, end: start, allDay: true })), zone)).toEqual(one);
  expect(
    daysOf(timesOf(event({ start, end: '2026-01-09T05:00:00.000Z', allDay: true })), zone),
  ).toEqual(one);
});

it('ends an event that other clients end before its start when it starts', () => {
  const { start } = event({});
  expect(timesOf(event({ end: '2026-01-01T00:00:00.000Z' })).endAt).toBe(start);
});

it('keeps an event as long as it is while its start is changed, over midnight too', () => {
  const values = whenValues(timesOf(event({ end: '2026-01-09T00:30:00.000Z' })), zone);
  expect(startedAt(values, { startTime: '23:30' })).toMatchObject({
    startTime: '23:30',
    endOn: '2026-01-09',
    endTime: '01:00',
  });
  expect(startedAt(values, { startOn: '2026-02-28' })).toMatchObject({ endOn: '2026-02-28' });
  expect(startedAt(values, { startOn: null })).toMatchObject({ endOn: '2026-01-08' });
});

it('knows a time that the clocks skip', () => {
  const times = timesOf(event({}));
  const values = { ...whenValues(times, zone), startOn: '2026-03-08' };
  expect(timesIn({ ...values, startTime: '02:30', endOn: '2026-03-08' }, zone, times)).toBeNull();
});

it('keeps the instants of a time that nobody changed: in the hour that the clocks go through twice, and to the second', () => {
  // From half past one to a quarter past one, an hour later on the same clock.
  const [start, end] = ['2026-11-01T05:30:20.000Z', '2026-11-01T06:15:00.000Z'];
  const times = timesOf(event({ start, end }));
  const values = whenValues(times, zone);
  expect(values).toMatchObject({ startTime: '01:30', endTime: '01:15' });
  expect(timesIn(values, zone, times)).toEqual(times);
  expect(timesIn({ ...values, endTime: '03:00' }, zone, times)).toMatchObject({
    startAt: start,
    endAt: '2026-11-01T08:00:00.000Z',
  });
});

it('begins a new event in the next hour, or on the day that is on show', () => {
  const now = Date.parse('2026-01-05T14:20:00Z');
  const week = { from: '2026-01-04', to: '2026-01-10' };
  expect(newTimes(now, zone, '2026-01-07', week)).toEqual({
    startAt: '2026-01-05T15:00:00.000Z',
    endAt: '2026-01-05T16:00:00.000Z',
  });
  const later = { from: '2026-02-01', to: '2026-02-28' };
  expect(newTimes(now, zone, '2026-02-01', later)).toEqual({
    startAt: '2026-02-01T14:00:00.000Z',
    endAt: '2026-02-01T15:00:00.000Z',
  });
});

it('reads guests however other clients keep them, and keeps them so', () => {
  const guests = [
    'Theo',
    { fullName: 'Ann', email: 'ann@example.com', avatar: 'a.png' },
    7,
    null,
    '',
  ];
  const kept = event({ extendedProps: { calendar: 'ETC', guests, location: 5 } });
  expect(propertiesOf(kept)).toEqual({
    guests: [
      { key: 'Theo', name: 'Theo' },
      { key: 'ann@example.com', name: 'Ann', email: 'ann@example.com' },
    ],
    place: '',
    description: '',
  });
  const known = new Map([['bo@example.com', 'Bo']]);
  expect(keptGuests(kept, ['ann@example.com', 'bo@example.com', 'cy@example.com'], known)).toEqual([
    guests[1],
    { name: 'Bo', email: 'bo@example.com' },
    'cy@example.com',
  ]);
});

it('follows links of the web alone', () => {
  expect(linkOf('https://example.com/a')).toBe('https://example.com/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'example', '', 'ftp://a.example'])
    expect(linkOf(url)).toBeNull();
});
