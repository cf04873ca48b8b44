import type { Role } from '@praxis/contract';
import { hour, minute, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { people, sample } from '../sample-records';

const context = sharedContext();

interface Slots {
  timeZone: string;
  items: { startAt: string; endAt: string }[];
}

/** The day of the appointment, on which it is the only one. */
const on = '2026-01-13';
const days = `from=${on}&to=${on}`;

const ask = (id: string, role: Role = 'patient', range = days) =>
  context().calls[role]<Slots>(`GET /api/v1/appointments/${id}/slots?${range}`);

const starts = async (id: string, role?: Role) =>
  (await ask(id, role)).body.items.map(({ startAt }) => startAt);

const publicStarts = async () =>
  (
    await context().practice.anonymous<Slots>(
      `GET /api/v1/doctors/${people.doctor}/slots?${days}&visitTypeId=${sample.followUp}`,
    )
  ).body.items.map(({ startAt }) => startAt);

const movers: readonly (readonly [Role, string])[] = [
  ['patient', '/api/v1/patient/appointments'],
  ['doctor', '/api/v1/doctor/appointments'],
  ['teamMember', '/api/v1/team-member/appointment-requests'],
];

describe.each(movers)('as %s', (role, path) => {
  test('offers times that overlap the appointment itself, which it can be moved to', async () => {
    const free = await publicStarts();
    const { id, startAt } = context().appointment({});
    const later = toInstant(Date.parse(startAt) + 15 * minute);
    expect(await publicStarts()).not.toContain(later);
    expect(await starts(id, role)).toEqual(free.filter((one) => one !== startAt));
    const { status } = await context().calls[role](`POST ${path}/${id}/reschedule`, {
      version: 1,
      body: { startAt: later },
    });
    expect(status).toBe(201);
  });

  test('offers no times that overlap another appointment', async () => {
    const { id, startAt } = context().appointment({});
    const other = toInstant(Date.parse(startAt) + hour);
    expect(await starts(id, role)).toContain(other);
    context().appointment({ patientId: people.neighbor, startAt: other });
    expect(await starts(id, role)).not.toContain(other);
  });

  test('keeps the booked length, also after the visit type was changed and removed', async () => {
    const { put, get, appointment } = context();
    const { id } = appointment({});
    const before = await starts(id, role);
    const type = get('visitTypes', sample.followUp);
    put('visitTypes', { ...type, durationMin: 240, bufferBeforeMin: 60, removed: true });
    const { body } = await ask(id, role);
    expect(body.items.map(({ startAt }) => startAt)).toEqual(before);
    for (const { startAt, endAt } of body.items)
      expect(Date.parse(endAt) - Date.parse(startAt)).toBe(30 * minute);
  });
});

test('offers times that overlap only the proposed time, and not that itself', async () => {
  const free = await publicStarts();
  const proposedStartAt = context().startIn(6);
  const { id } = context().appointment({
    state: 'proposed',
    startAt: context().startIn(8),
    proposedStartAt,
  });
  expect(await starts(id, 'doctor')).toEqual(free.filter((one) => one !== proposedStartAt));
});

test('times within the lead time are for staff only', async () => {
  const { practice, now, appointment } = context();
  const { id } = appointment({});
  practice.advanceClock(Date.parse('2026-01-13T15:00:00Z') - now);
  const soon = '2026-01-13T15:45:00.000Z';
  expect(await starts(id, 'patient')).not.toContain(soon);
  expect(await starts(id, 'doctor')).toContain(soon);
  expect(await starts(id, 'teamMember')).toContain(soon);
});

test('patients of a doctor who is not public are offered no times', async () => {
  const { put, get, appointment } = context();
  const { id } = appointment({});
  put('doctors', { ...get('doctors', people.doctor), verification: 'pending' });
  expect((await ask(id)).code).toBe('not_found');
  expect((await ask(id, 'doctor')).status).toBe(200);
});

test('a held time is not an appointment', async () => {
  const { id } = context().appointment({ state: 'held', heldUntil: context().startIn(0) });
  expect((await ask(id)).code).toBe('not_found');
});

test.each([
  ['2026-01-05', '2026-02-05'],
  ['2026-01-06', '2026-01-05'],
])('rejects %s to %s, which is not 1 to 31 days', async (from, to) => {
  const { id } = context().appointment({});
  const { code, body } = await ask(id, 'doctor', `from=${from}&to=${to}`);
  expect(code).toBe('validation_failed');
  expect(body).toMatchObject({ error: { fields: { to: ['range'] } } });
});
