import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as instants from 'temporal-polyfill/fns/Instant';
import * as times from 'temporal-polyfill/fns/PlainDateTime';
import * as zonedTimes from 'temporal-polyfill/fns/ZonedDateTime';
import { rootDirectory } from '../workspace.mjs';
import * as own from './native-temporal.js';

const calendar = readFileSync(
  path.join(rootDirectory, 'node_modules/@full-ui/headless-calendar/index.js'),
  'utf8',
);

it('has every function of Temporal that FullCalendar uses', () => {
  const files = [...calendar.matchAll(/from 'temporal-polyfill\/([^']+)'/g)].map(
    ([, file]) => file,
  );
  expect(files.sort()).toEqual(['fns/Instant', 'fns/PlainDateTime', 'fns/ZonedDateTime']);
  const taken = [...calendar.matchAll(/\b\w+Fns\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(taken)].sort()).toEqual(Object.keys(own).sort());
});

/** Instants in summer, in winter, and around the local hours that a DST change skips or repeats. */
const moments = [
  '2026-07-01T12:00:00Z',
  '2026-01-01T12:00:00.5Z',
  '2026-03-29T01:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
];
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];

it.each(zones)('calculates in %s as the polyfill does', (zone) => {
  for (const moment of moments) {
    const milliseconds = Date.parse(moment);
    const here = own.toZonedDateTimeISO(own.fromEpochMilliseconds(milliseconds), zone);
    const there = instants.toZonedDateTimeISO(instants.fromEpochMilliseconds(milliseconds), zone);
    const fields = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
    expect(fields.map((field) => here[field])).toEqual(fields.map((field) => there[field]));

    const clock = [2026, 3, 29, 2, 30, 15, 5] as const;
    const at = own.toZonedDateTime(own.create(...clock), zone);
    const expected = times.toZonedDateTime(times.create(...clock), zone);
    expect(at.epochMilliseconds).toBe(expected.epochMilliseconds);
    expect(own.offsetNanoseconds(at)).toBe(zonedTimes.offsetNanoseconds(expected));
  }
});
