import type { AdminAuditEvent, AdminDoctorDetail } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { verifications } from '@praxis/contract/entities/doctor';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, sample } from '../sample-records';
import { table } from '../tables';

const context = sharedContext();
const path = '/api/v1/admin/doctors';

const list = async (query = '') =>
  (
    await context().calls.admin<{
      items: AdminDoctor[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}?perPage=100${query}`)
  ).body;

const act = (id: string, name: string, version: number, body?: unknown) =>
  context().calls.admin<AdminDoctor>(`POST ${path}/${id}/${name}`, { version, body });

test('lists all doctors, with tab counts that add up and the badge of pending ones', async () => {
  const { total, counts } = await list();
  expect(total).toBe(12);
  expect(verifications.reduce((sum, one) => sum + (counts[one] ?? 0), 0)).toBe(12);
  expect(counts).toMatchObject({ verified: 9, pending: 2, rejected: 1 });
  const badges = await context().calls.admin('GET /api/v1/me/badges');
  expect(badges.body).toEqual({ doctors: 2 });
  expect((await list('&q=hudson')).total).toBe(4);
  expect(
    (await list('&status=pending&sort=-fullName')).items.map(({ id }) => id).toSorted(),
  ).toEqual([people.newcomer, people.otherNewcomer].toSorted());
});

test('finds a doctor by name with title, and by specialty in each language', async () => {
  const { put, get } = context();
  const doctor = get('doctors', people.doctor);
  const background = { ...doctor.background, specialityIds: ['dermatology'] };
  put('doctors', { ...doctor, background });
  for (const typed of ['Dr.+Marsh', 'hudson+marsh', 'marsh+dermatology', 'dermatologia+marsh'])
    expect((await list(`&q=${typed}`)).items.map(({ id }) => id)).toEqual([people.doctor]);
});

test('a verified doctor becomes public and is notified', async () => {
  const isPublic = async () =>
    (await context().practice.anonymous(`GET /api/v1/doctors/${people.newcomer}`)).status === 200;
  expect(await isPublic()).toBe(false);
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { body } = await act(people.newcomer, 'verify', 1);
    expect(body).toMatchObject({ verification: 'verified', verificationReason: null, version: 2 });
  });
  expect(sideEffects).toMatchObject({
    notified: [`verificationDecided ${people.newcomerUser}`],
    audited: [`decide doctor:${people.newcomer}`],
  });
  expect(await isPublic()).toBe(true);
});

test('a rejected doctor sees the reason and can reapply with another background', async () => {
  await act(people.newcomer, 'reject', 1, { reason: 'No such licence' });
  const doctor = context().signedIn(people.newcomerUser, 'doctor');
  const { body } = await doctor('GET /api/v1/doctor/background');
  expect(body).toMatchObject({ verification: 'rejected', verificationReason: 'No such licence' });
  const { background } = body as { background: { licences: object[] } };
  const again = await doctor('PUT /api/v1/doctor/background', {
    version: 2,
    body: {
      ...background,
      licences: [{ state: 'US-NY', number: 'LIC-7', expiresOn: '2031-01-01' }],
    },
  });
  expect(again.body).toMatchObject({ verification: 'pending', verificationReason: null });
});

test('a suspended doctor accepts no new patients, but keeps the existing ones', async () => {
  const { calls } = context();
  const { version } = context().get('doctors', people.doctor);
  await act(people.doctor, 'suspend', version, { reason: 'A complaint is looked into' });
  expect((await calls.patient(`GET /api/v1/doctors/${people.doctor}`)).code).toBe('not_found');
  expect((await calls.doctor('GET /api/v1/doctor/subscribers')).status).toBe(200);
  const { body } = await act(people.doctor, 'reinstate', version + 1);
  expect(body).toMatchObject({ verification: 'verified', verificationReason: null });
  expect((await calls.patient(`GET /api/v1/doctors/${people.doctor}`)).status).toBe(200);
});

test('notifies of suspension and reinstatement, not of a new verification', async () => {
  const { practice, get } = context();
  const { version, userId } = get('doctors', people.doctor);
  await act(people.doctor, 'suspend', version, { reason: 'A complaint is looked into' });
  await act(people.doctor, 'reinstate', version + 1);
  const notifications = table(practice.database, 'notifications').filter(
    (one) => one.userId === userId,
  );
  expect(notifications.map(({ values }) => values['decision'])).toEqual(
    expect.arrayContaining(['suspended', 'reinstated']),
  );
});

test('the figures of a doctor match the counts and totals of the doctor’s own lists', async () => {
  const { calls } = context();
  const { body } = await calls.admin<AdminDoctorDetail>(`GET ${path}/${people.doctor}`);
  const counts = async (name: string) =>
    (await calls.doctor<{ counts: object }>(`GET /api/v1/doctor/${name}`)).body.counts;
  expect(body.plans).toEqual(await counts('plans'));
  expect(body.subscriptions).toEqual(await counts('subscribers'));
  const amount = async (name: string) =>
    (await calls.doctor<{ totals: Record<string, object> }>(`GET /api/v1/doctor/payments/${name}`))
      .body.totals;
  expect(body.charged).toEqual((await amount('charges?status=succeeded'))['amount']);
  expect(body.refunded).toEqual((await amount('refunds?status=succeeded'))['amount']);
  expect(body.paidOut).toEqual((await amount('payouts?status=paid'))['net']);
});

describe('the audit log', () => {
  const audit = async (query = '') =>
    (
      await context().calls.admin<{ items: AdminAuditEvent[]; total: number }>(
        `GET /api/v1/admin/audit?perPage=100${query}`,
      )
    ).body;

  test('lists actor, action and record, newest first', async () => {
    const { calls, practice } = context();
    await calls.doctor(`GET /api/v1/doctor/subscribers/${sample.membership}`);
    practice.advanceClock(1000);
    await act(people.newcomer, 'verify', 1);
    const { items } = await audit();
    expect(items.slice(0, 2)).toMatchObject([
      {
        action: 'decide',
        resource: `doctor:${people.newcomer}`,
        actorRole: 'admin',
      },
      { action: 'read', resource: `subscription:${sample.membership}`, actorRole: 'doctor' },
    ]);
    for (const event of items) expect(event).not.toHaveProperty('patientId');
  });

  test('contains no names, and can’t be searched by name', async () => {
    const { calls, put, get } = context();
    await calls.doctor(`GET /api/v1/doctor/subscribers/${sample.membership}`);
    await calls.patient('POST /api/v1/patient/data-export');
    const patient = get('patients', people.patient);
    put('users', { ...get('users', patient.userId), fullName: 'Quentin Zyx' });
    const text = JSON.stringify((await audit()).items);
    expect(text).toContain(patient.userId);
    for (const name of ['Zyx', patient.fullName, 'Marsh']) expect(text).not.toContain(name);
    expect((await audit('&q=zyx')).total).toBe(0);
    expect((await audit(`&q=${patient.userId}`)).total).toBeGreaterThan(0);
    const roles = (await audit('&sort=actorRole')).items.map(({ actorRole }) => actorRole ?? '');
    expect(roles).toEqual(roles.toSorted());
  });

  test('filters by action, actor and day', async () => {
    const { calls, put, now } = context();
    await calls.doctor(`GET /api/v1/doctor/subscribers/${sample.membership}`);
    await act(people.newcomer, 'verify', 1);
    put('audit', {
      id: 'of-yesterday',
      actorId: people.admin,
      action: 'decide',
      resource: `doctor:${people.otherNewcomer}`,
      at: toInstant(now - day),
    });
    expect((await audit('&status=read')).items.every(({ action }) => action === 'read')).toBe(true);
    const own = await audit(`&actorId=${people.admin}`);
    expect(own.items.every(({ actorId }) => actorId === people.admin)).toBe(true);
    const { items } = await audit('&from=2026-01-04&to=2026-01-04');
    expect(items.map(({ id }) => id)).toContain('of-yesterday');
    expect(items.every(({ at }) => at >= '2026-01-04' && at < '2026-01-05T06')).toBe(true);
    expect((await audit(`&q=${people.otherNewcomer}&actorId=${people.admin}`)).total).toBe(1);
  });
});
