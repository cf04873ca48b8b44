import type { Availability } from '@praxis/contract/entities/availability';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';
import { elsewhere, people, sample } from '../sample-records';

const context = sharedContext();

const ask = (from: string, to: string, type = sample.followUp, doctor: string = people.doctor) =>
  context().practice.anonymous<{ timeZone: string; items: { startAt: string; endAt: string }[] }>(
    `GET /api/v1/doctors/${doctor}/slots?from=${from}&to=${to}&visitTypeId=${type}`,
  );
const starts = async (from: string, to = from, type?: string) =>
  (await ask(from, to, type)).body.items.map(({ startAt }) => startAt.replace(':00.000Z', 'Z'));

/**
 * Sets the same hours for every day, without appointments, so that slots depend on time zones
 * alone.
 */
function hours(startLocal: string, endLocal: string, now: string): void {
  const { put, get, practice } = context();
  practice.advanceClock(Date.parse(now) - context().now);
  const weekly: Availability['weekly'] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startLocal,
    endLocal,
  }));
  put('availability', { ...get('availability', sample.hours), weekly });
}

describe('New York’s time changes', () => {
  test('9:00 is 14:00Z before clocks go forward, and 13:00Z from that day on', async () => {
    hours('09:00', '09:30', '2026-02-20T12:00:00Z');
    expect(await starts('2026-03-07', '2026-03-08')).toEqual([
      '2026-03-07T14:00Z',
      '2026-03-08T13:00Z',
    ]);
  });

  test('9:00 is 14:00Z on the day clocks go back', async () => {
    hours('09:00', '09:30', '2026-10-20T12:00:00Z');
    expect(await starts('2026-10-31', '2026-11-01')).toEqual([
      '2026-10-31T13:00Z',
      '2026-11-01T14:00Z',
    ]);
  });

  test('2:30 does not exist on the day clocks go forward', async () => {
    hours('02:30', '03:00', '2026-02-20T12:00:00Z');
    expect(await starts('2026-03-07', '2026-03-09')).toEqual([
      '2026-03-07T07:30Z',
      '2026-03-09T06:30Z',
    ]);
  });

  test('1:30 is offered once on the day clocks go back', async () => {
    hours('01:30', '02:00', '2026-10-20T12:00:00Z');
    const day = await starts('2026-11-01');
    expect(day).toContain('2026-11-01T05:30Z');
    expect(day).not.toContain('2026-11-01T06:30Z');
  });

  test('only offered slots can be booked', async () => {
    hours('02:30', '03:30', '2026-02-20T12:00:00Z');
    const hold = (startAt: string) =>
      context().calls.patient('POST /api/v1/holds', {
        body: { doctorId: people.doctor, visitTypeId: sample.followUp, startAt },
      });
    const [offered = ''] = await starts('2026-03-08');
    expect((await hold(offered.replace('Z', ':00Z'))).status).toBe(201);
    expect((await hold('2026-03-08T06:30:00Z')).code).toBe('slot_not_offered');
  });
});

test('slots are on a 15-minute grid, with the length of the visit type', async () => {
  const { body } = await ask('2026-01-13', '2026-01-13', sample.firstAppointment);
  expect(body.timeZone).toBe('America/New_York');
  for (const { startAt, endAt } of body.items) {
    expect(Date.parse(startAt) % (15 * 60_000)).toBe(0);
    expect(Date.parse(endAt) - Date.parse(startAt)).toBe(45 * 60_000);
  }
});

test('appointments and requests block their time including buffers', async () => {
  const before = await starts('2026-01-13');
  expect(before).toEqual(expect.arrayContaining(['2026-01-13T20:00Z', '2026-01-13T20:45Z']));
  context().appointment({ state: 'requested', bufferAfterMin: 15 });
  // 15:00 to 15:30, and 15 minutes after it.
  const gone = before.filter((one) => one >= '2026-01-13T19:45Z' && one < '2026-01-13T20:45Z');
  expect(await starts('2026-01-13')).toEqual(before.filter((one) => !gone.includes(one)));
});

test('slots start after the lead time and before the horizon', async () => {
  context().practice.advanceClock(Date.parse('2026-01-05T16:07:00Z') - context().now);
  const today = await starts('2026-01-05');
  expect(today[0]).toBe('2026-01-05T18:15Z');
  const { put, get } = context();
  const { policies, ...practice } = get('practices', people.practice);
  put('practices', { ...practice, policies: { ...policies, horizonDays: 30 } });
  // The end of the thirtieth day in New York.
  const horizon = '2026-02-05T05:00Z';
  const late = await starts('2026-02-03', '2026-03-03');
  expect(late.length).toBeGreaterThan(0);
  expect(late.every((one) => one <= horizon)).toBe(true);
});

test('times for staff start now: the lead time is for patients', async () => {
  context().practice.advanceClock(Date.parse('2026-01-05T16:07:00Z') - context().now);
  const offered = async (query: string) =>
    (
      await context().practice.anonymous<{ items: { startAt: string }[] }>(
        `GET /api/v1/doctors/${people.doctor}/slots?from=2026-01-05&to=2026-01-05&visitTypeId=${sample.followUp}${query}`,
      )
    ).body.items.map(({ startAt }) => startAt);
  const patients = await offered('&staff=false');
  const staff = await offered('&staff=true');
  expect(patients[0]).toBe('2026-01-05T18:15:00.000Z');
  const within = staff.slice(0, -patients.length);
  expect(within.length).toBeGreaterThan(0);
  expect(within.every((startAt) => startAt >= '2026-01-05T16:15')).toBe(true);
  expect(staff.slice(-patients.length)).toEqual(patients);
});

test.each([
  ['2026-01-05', '2026-02-05'],
  ['2026-01-06', '2026-01-05'],
])('rejects %s to %s, which is not 1 to 31 days', async (from, to) => {
  const { code, body } = await ask(from, to);
  expect(code).toBe('validation_failed');
  expect(body).toMatchObject({ error: { fields: { to: ['range'] } } });
});

test('accepts 31 days', async () => {
  expect((await ask('2026-01-05', '2026-02-04')).status).toBe(200);
});

test('responds not found to a visit type that the doctor does not offer', async () => {
  expect((await ask('2026-01-13', '2026-01-13', elsewhere.followUp)).code).toBe('not_found');
});

describe('the next available appointment', () => {
  const next = async () =>
    (
      await context().practice.anonymous<{ startAt: string | null; booksOnline: boolean }>(
        `GET /api/v1/doctors/${people.doctor}/next-slot`,
      )
    ).body;

  test('is the first slot of any visit type that is open to non-members', async () => {
    const types = context().practice.simulation.database;
    const open = table(types, 'visitTypes').filter(
      (one) => one.doctorId === people.doctor && !one.memberOnly,
    );
    const firsts = await Promise.all(
      open.map(
        async ({ id }) => (await ask('2026-01-05', '2026-01-12', id)).body.items[0]?.startAt,
      ),
    );
    expect((await next()).startAt).toBe(firsts.toSorted()[0]);
  });

  test('is null if the practice books by phone or is never open', async () => {
    const { put, get } = context();
    const practice = get('practices', people.practice);
    put('practices', { ...practice, bookingMode: 'viewOnly' });
    expect(await next()).toMatchObject({ startAt: null, booksOnline: false });
    put('practices', practice);
    put('availability', { ...get('availability', sample.hours), weekly: [], overrides: [] });
    expect(await next()).toMatchObject({ startAt: null, booksOnline: true });
  });
});
