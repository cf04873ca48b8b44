import type { DoctorAuditEvent } from '@praxis/contract/endpoints/doctor-audit';
import { hour, minute } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people } from '../sample-records';

const context = sharedContext();

const audit = async (query = '') =>
  (
    await context().calls.doctor<{ items: DoctorAuditEvent[]; total: number }>(
      `GET /api/v1/doctor/audit?perPage=100${query}`,
    )
  ).body;

test('lists actions of the practice’s doctors and team, with the names of the caller’s patients', async () => {
  const { calls, practice, appointment, get } = context();
  const { id } = appointment({ state: 'requested' });
  const before = (await audit()).total;
  practice.advanceClock(minute);
  await calls.doctor(`GET /api/v1/doctor/appointments/${id}`);
  practice.advanceClock(minute);
  await calls.teamMember(`POST /api/v1/team-member/appointment-requests/${id}/claim`, {
    version: 1,
  });
  // Actions of patients and admins are excluded.
  await calls.patient('POST /api/v1/patient/data-export');
  const { items, total } = await audit();
  expect(total).toBe(before + 2);
  const patientName = get('patients', people.patient).fullName;
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'update', actorName: 'Priya Raman', actorRole: 'teamMember', patientName },
    { action: 'read', resource: `appointment:${id}`, actorRole: 'doctor', patientName },
  ]);
  for (const event of items) expect(event).not.toHaveProperty('patientId');
  expect((await audit('&q=dr.+marsh&status=read')).items[0]).toMatchObject({ action: 'read' });
  expect((await audit(`&q=priya+${encodeURIComponent(patientName)}`)).total).toBeGreaterThan(0);
});

test('filters by days in the practice’s time zone, in which times are shown', async () => {
  const { put, get } = context();
  const { userId } = get('doctors', people.doctor);
  put('users', { ...get('users', userId), timeZone: 'Asia/Tokyo' });
  // 22:00 in New York is the next day in Tokyo.
  const event = { id: 'late', actorId: userId, action: 'read', resource: 'plan:one' } as const;
  put('audit', { ...event, at: '2025-11-04T03:00:00.000Z' });
  const idsOn = async (on: string) =>
    (await audit(`&from=${on}&to=${on}`)).items.map(({ id }) => id);
  expect(await idsOn('2025-11-03')).toContain('late');
  expect(await idsOn('2025-11-04')).not.toContain('late');
});

test('excludes other practices, and names of other doctors’ patients', async () => {
  const { find, put, now } = context();
  const own = context().get('doctors', people.doctor);
  const elsewhere = find('doctors', ({ practiceId }) => practiceId !== own.practiceId);
  const colleague = find(
    'doctors',
    ({ practiceId, id }) => practiceId === own.practiceId && id !== own.id,
  );
  const isOwn = (patientId: string) =>
    context()
      .practice.database.table<{ doctorId: string; patientId: string; id: string }>(
        'practice.subscriptions',
      )
      .all()
      .some((one) => one.doctorId === own.id && one.patientId === patientId);
  const stranger = find('patients', ({ id }) => !isOwn(id));
  for (const [id, actorId] of [
    ['foreign', elsewhere.userId],
    ['of-colleague', colleague.userId],
  ] as const)
    put('audit', {
      id,
      actorId,
      action: 'read',
      resource: 'subscription:one',
      patientId: stranger.id,
      at: new Date(now).toISOString(),
    });
  const { items } = await audit();
  expect(items.find(({ id }) => id === 'foreign')).toBeUndefined();
  expect(items.find(({ id }) => id === 'of-colleague')).toMatchObject({ patientName: null });
});

test('shows the reason for reopening an appointment to its practice only', async () => {
  const { appointment, calls, now, put } = context();
  const { id } = appointment({ state: 'fulfilled', fulfilledAt: new Date(now).toISOString() });
  const reason = 'Marcus had gone to the laboratory';
  await calls.doctor(`POST /api/v1/doctor/appointments/${id}/reopen`, {
    version: 1,
    body: { reason },
  });
  const [event] = (await audit()).items;
  expect(event).toMatchObject({ action: 'update', resource: `appointment:${id}`, reason });
  const all = '?perPage=100&sort=-at';
  for (const log of [
    await calls.admin(`GET /api/v1/admin/audit${all}`),
    await calls.patient(`GET /api/v1/patient/accesses${all}`),
  ]) {
    expect(JSON.stringify(log.body)).toContain(`appointment:${id}`);
    expect(JSON.stringify(log.body)).not.toContain(reason);
  }
  // Nor of another doctor's patient.
  put('audit', {
    id: 'of-stranger',
    actorId: people.colleagueUser,
    action: 'update',
    resource: 'appointment:one',
    patientId: people.otherPatient,
    reason,
    at: new Date(now).toISOString(),
  });
  const { items } = await audit();
  expect(items.find((one) => one.id === 'of-stranger')).not.toHaveProperty('reason');
});

describe('opening a record counts as a view', () => {
  const readings = async (act: () => Promise<void>) =>
    (await sideEffectsOf(context(), act)).audited.length;
  const open = async (background?: boolean) => {
    const { id } = context().find(
      'subscriptions',
      ({ doctorId, patientId }) => doctorId === people.doctor && patientId === people.patient,
    );
    await context().calls.doctor(`GET /api/v1/doctor/subscribers/${id}`, { background });
  };
  const later = (time: number) => context().practice.advanceClock(time);

  test('once per fifteen minutes', async () => {
    const count = await readings(async () => {
      await open();
      later(14 * minute);
      await open();
      later(2 * minute);
      await open();
    });
    expect(count).toBe(2);
  });

  test('but not for background refreshes of a page that stays open', async () => {
    const count = await readings(async () => {
      await open();
      for (let refresh = 0; refresh < 8; refresh += 1) {
        later(hour);
        await open(true);
      }
    });
    expect(count).toBe(1);
  });

  test('and a first view counts even with the background header', async () => {
    expect(await readings(() => open(true))).toBe(1);
    expect(
      await readings(async () => {
        later(13 * hour);
        await open(true);
      }),
    ).toBe(1);
  });
});
