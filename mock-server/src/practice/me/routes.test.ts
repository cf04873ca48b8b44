import type { Me } from '@praxis/contract/endpoints/me';
import type { Notification } from '@praxis/contract/entities/notification';
import type { PracticeSession } from '@praxis/contract/entities/session';
import { minute, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people } from '../sample-records';

const context = sharedContext();

const change = (body: object, version = 1) =>
  context().calls.patient<Me>('PATCH /api/v1/me', { body, version });

test('includes the ids of the records of each role', async () => {
  const { calls } = context();
  const of = async (role: keyof typeof calls) => (await calls[role]<Me>('GET /api/v1/me')).body;
  expect(await of('doctor')).toMatchObject({
    doctorId: people.doctor,
    practiceId: people.practice,
  });
  expect(await of('patient')).toMatchObject({
    patientId: people.patient,
    patient: { guardian: null },
  });
  expect(await of('teamMember')).toMatchObject({
    teamMemberId: people.member,
    practiceId: people.practice,
  });
  expect(await of('admin')).not.toHaveProperty('patient');
});

test('badges: counts for the menu of each role', async () => {
  const { calls } = context();
  const of = async (role: keyof typeof calls) =>
    Object.keys((await calls[role]('GET /api/v1/me/badges')).body).toSorted();
  expect(await of('doctor')).toEqual(['appointments', 'messages', 'patients']);
  expect(await of('teamMember')).toEqual(['appointmentRequests']);
  expect(await of('admin')).toEqual(['doctors']);
  expect(await of('patient')).toEqual([]);
});

describe('own account', () => {
  test('a new name appears everywhere', async () => {
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await change({ fullName: 'Marcus A. Oyelaran', locale: 'fr' });
      expect(body).toMatchObject({ fullName: 'Marcus A. Oyelaran', locale: 'fr', version: 2 });
    });
    expect(sideEffects.audited).toEqual([`update user:${people.patientUser}`]);
    const found = await context().calls.doctor<{ items: { patient: { fullName: string } }[] }>(
      'GET /api/v1/doctor/subscribers?q=Marcus',
    );
    expect(found.body.items[0]?.patient.fullName).toBe('Marcus A. Oyelaran');
  });

  test('a patient can edit their details; minors need a guardian', async () => {
    const guardian = {
      fullName: 'Ada Oyelaran',
      phone: '+1 212 555 0100',
      relation: 'mother',
      email: 'ada@example.org',
    };
    expect((await change({ patient: { dateOfBirth: '2008-01-06' } })).code).toBe(
      'guardian_required',
    );
    // A patient is of age from the birthday on.
    expect((await change({ patient: { dateOfBirth: '2008-01-05' } })).status).toBe(200);
    const { body } = await change({ patient: { dateOfBirth: '2012-02-02', guardian } }, 2);
    expect(body.patient).toMatchObject({ dateOfBirth: '2012-02-02', guardian });
    expect((await change({ patient: { guardian: null } }, 3)).code).toBe('guardian_required');
    expect((await change({ patient: { dateOfBirth: '2026-02-02' } }, 3)).body).toMatchObject({
      error: { code: 'validation_failed', fields: { dateOfBirth: ['date_impossible'] } },
    });
  });

  test('rejects patient details for a doctor', async () => {
    const { code, body } = await context().calls.doctor('PATCH /api/v1/me', {
      body: { patient: { phone: '+1 212 555 0100' } },
      version: 1,
    });
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({ error: { fields: { patient: ['not_a_patient'] } } });
  });

  test('rejects an empty change', async () => {
    expect((await change({})).code).toBe('validation_failed');
  });

  test('sets and removes a picture, and accepts only images', async () => {
    const set = (image: string | null, version: number) =>
      context().calls.patient<Me>('POST /api/v1/me/avatar', { body: { image }, version });
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    expect((await set(picture, 1)).body.avatarUrl).toBe(picture);
    const large = `data:image/png;base64,${'A'.repeat(6_900_000)}==`;
    expect((await set(large, 2)).body.avatarUrl).toBe(large);
    expect((await set(null, 3)).body.avatarUrl).toBeNull();
    for (const wrong of [
      'https://example.org/a.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PGI+',
      'data:image/png;base64,',
      'data:image/png;base64,iVBO<Rw0KGgo=',
      `data:image/png;base64,${'A'.repeat(7_100_000)}`,
    ])
      expect((await set(wrong, 4)).code).toBe('validation_failed');
  });
});

test('a new password ends all other sessions, but not the current one', async () => {
  const { practice } = context();
  const login = (password: string) =>
    practice.anonymous<PracticeSession>('POST /api/v1/auth/login', {
      body: { email: 'patient@praxis.example', password },
    });
  const elsewhere = practice.withToken((await login('patient-sample-account')).body.accessToken);
  const { accessToken, refreshToken } = (await login('patient-sample-account')).body;
  const here = practice.withToken(accessToken);
  const next = 'another sentence that nobody guesses';
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status } = await here('PATCH /api/v1/me', {
      body: { password: { current: 'patient-sample-account', next } },
      version: 1,
    });
    expect(status).toBe(200);
  });
  expect(sideEffects.mailed).toEqual(['passwordChanged patient@praxis.example']);
  expect((await elsewhere('GET /api/v1/me')).code).toBe('unauthenticated');
  expect((await here('GET /api/v1/me')).status).toBe(200);
  const renewed = await practice.anonymous<PracticeSession>('POST /api/v1/auth/refresh', {
    body: { refreshToken },
  });
  expect((await practice.withToken(renewed.body.accessToken)('GET /api/v1/me')).status).toBe(200);
  expect((await login('patient-sample-account')).code).toBe('credentials_invalid');
  expect((await login(next)).status).toBe(200);
});

describe('notifications', () => {
  const put = (number: number, fields: Partial<Notification> = {}) =>
    context().put('notifications', {
      ...newRecord(`note-${number}`, context().now + number * minute),
      userId: people.patientUser,
      kind: 'messageReceived',
      values: { subject: `Subject ${number}` },
      link: '/patient/messages',
      readAt: null,
      ...fields,
    });
  const list = async (query = '') =>
    (
      await context().calls.patient<{ items: Notification[]; total: number }>(
        `GET /api/v1/me/notifications${query}`,
      )
    ).body;

  test('lists own notifications, newest first, with pages', async () => {
    for (let number = 1; number <= 12; number += 1) put(number);
    put(13, { userId: people.doctorUser });
    const { items, total } = await list();
    expect([total, items.length, items[0]?.id]).toEqual([12, 10, 'note-12']);
    expect(items[0]).not.toHaveProperty('userId');
    expect((await list('?page=2')).items.map(({ id }) => id)).toEqual(['note-2', 'note-1']);
    expect((await list('?sort=createdAt')).items[0]?.id).toBe('note-1');
    expect((await list('?q=subject%2011')).items.map(({ id }) => id)).toEqual(['note-11']);
  });

  test('are marked as read only once', async () => {
    put(1);
    put(2, { readAt: toInstant(context().now) });
    expect((await list('?status=unread')).items.map(({ id }) => id)).toEqual(['note-1']);
    const read = () =>
      context().calls.patient('POST /api/v1/me/notifications/read', { body: { ids: ['note-1'] } });
    expect((await read()).status).toBe(204);
    expect((await list('?status=unread')).total).toBe(0);
    const { readAt, version } = context().get('notifications', 'note-1');
    context().practice.advanceClock(minute);
    await read();
    expect(context().get('notifications', 'note-1')).toMatchObject({ readAt, version });
  });
});
