import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { isEmail, mergeGuests, linkOf, propertiesOf } from './event-properties';
import { daysOf, defaultTimes, withStart, timesIn, timesOf, whenValues } from './event-values';

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

it('splits an event across midnight into local dates and times, and back', () => {
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

it('shows the inclusive last day of several whole days', () => {
  const times = timesOf(event({ start: '2026-01-08', end: '2026-01-11', allDay: true }));
  expect(whenValues(times, zone)).toMatchObject({ startOn: '2026-01-08', endOn: '2026-01-10' });
  expect(timesIn(whenValues(times, zone), zone, times)).toEqual(times);
});

it('accepts an all-day event that other clients store with its start only, or as instants', () => {
  const start = '2026-01-08T05:00:00.000Z';
  const one = { from: '2026-01-08', to: '2026-01-08' };
  expect(daysOf(timesOf(event({ start, end: start, allDay: true })), zone)).toEqual(one);
  expect(
    daysOf(timesOf(event({ start, end: '2026-01-09T05:00:00.000Z', allDay: true })), zone),
  ).toEqual(one);
});

it('treats an end before the start as equal to the start', () => {
  const { start } = event({});
  expect(timesOf(event({ end: '2026-01-01T00:00:00.000Z' })).endAt).toBe(start);
});

it('keeps the duration when the start changes, across midnight as well', () => {
  const values = whenValues(timesOf(event({ end: '2026-01-09T00:30:00.000Z' })), zone);
  expect(withStart(values, { startTime: '23:30' })).toMatchObject({
    startTime: '23:30',
    endOn: '2026-01-09',
    endTime: '01:00',
  });
  expect(withStart(values, { startOn: '2026-02-28' })).toMatchObject({ endOn: '2026-02-28' });
  expect(withStart(values, { startOn: null })).toMatchObject({ endOn: '2026-01-08' });
});

it('rejects a time that the DST change skips', () => {
  const times = timesOf(event({}));
  const values = { ...whenValues(times, zone), startOn: '2026-03-08' };
  expect(timesIn({ ...values, startTime: '02:30', endOn: '2026-03-08' }, zone, times)).toBeNull();
});

it('keeps unchanged times exact: in the repeated hour of a DST change, and to the second', () => {
  // From 1:30 to 1:15 AM: the end is in the repeated hour.
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

it('starts a new event at the next hour, or on the visible day', () => {
  const now = Date.parse('2026-01-05T14:20:00Z');
  const week = { from: '2026-01-04', to: '2026-01-10' };
  expect(defaultTimes(now, zone, '2026-01-07', week)).toEqual({
    startAt: '2026-01-05T15:00:00.000Z',
    endAt: '2026-01-05T16:00:00.000Z',
  });
  const later = { from: '2026-02-01', to: '2026-02-28' };
  expect(defaultTimes(now, zone, '2026-02-01', later)).toEqual({
    startAt: '2026-02-01T14:00:00.000Z',
    endAt: '2026-02-01T15:00:00.000Z',
  });
});

it('starts a new event at the full hour of a time zone with half hours', () => {
  // 7:50 PM in Kolkata.
  const now = Date.parse('2026-01-05T14:20:00Z');
  const week = { from: '2026-01-04', to: '2026-01-10' };
  const times = defaultTimes(now, 'Asia/Kolkata', '2026-01-07', week);
  expect(whenValues(times, 'Asia/Kolkata')).toMatchObject({ startTime: '20:00', endTime: '21:00' });
});

it('reads guests in the formats of other clients, and preserves them', () => {
  const guests = [
    'Theo',
    { fullName: 'Ann', email: 'ann@example.com', avatar: 'a.png' },
    7,
    null,
    '',
  ];
  const stored = event({ extendedProps: { calendar: 'ETC', guests, location: 5 } });
  expect(propertiesOf(stored)).toEqual({
    guests: [
      { key: 'Theo', name: 'Theo' },
      { key: 'ann@example.com', name: 'Ann', email: 'ann@example.com' },
    ],
    place: '',
    description: '',
  });
  const known = new Map([['bo@example.com', 'Bo']]);
  expect(
    mergeGuests(stored, ['ann@example.com', 'bo@example.com', 'cy@example.com'], known),
  ).toEqual([guests[1], { name: 'Bo', email: 'bo@example.com' }, 'cy@example.com']);
});

it('accepts only http(s) links', () => {
  expect(linkOf('https://example.com/a')).toBe('https://example.com/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'example', '', 'ftp://a.example'])
    expect(linkOf(url)).toBeNull();
});

it('takes no guest whose email is longer than an email can be', () => {
  const emails = [244, 245].map((length) => `${'a'.repeat(length)}@b.example`);
  expect(emails.map(isEmail)).toEqual([true, false]);
});
