import type { PracticeSession } from '@praxis/contract/entities/session';
import { minute } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people } from '../sample-records';

const context = sharedContext();
const email = 'nia.long@example.org';
const password = 'a sentence that nobody guesses';

const call = <T = Record<string, unknown>>(name: string, body: unknown) =>
  context().practice.anonymous<T>(`POST /api/v1/auth/${name}`, { body });

const signUp = (change: object = {}) =>
  call<{ expiresAt: string; resendAt: string }>('sign-up', {
    email,
    password,
    role: 'patient',
    locale: 'de',
    timeZone: 'Europe/Berlin',
    ...change,
  });

/** The latest mail to an address. */
const lastMail = (to = email) =>
  table(context().practice.database, 'mails')
    .filter((mail) => mail.to === to)
    .at(-1);
const mailedCode = (to = email) => lastMail(to)?.values['code'] ?? '';

const verify = (code: string) => call<PracticeSession>('verify', { email, code });

const wrongCode = () => (mailedCode() === '000000' ? '111111' : '000000');

test('signs a patient up with a code, mailed in their language, and signs them in', async () => {
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await signUp();
    expect(status).toBe(201);
    expect(Date.parse(body.expiresAt) - context().now).toBe(10 * minute);
    expect(Date.parse(body.resendAt) - context().now).toBe(minute);
    expect(JSON.stringify(body)).not.toContain(mailedCode());
  });
  expect(sideEffects.mailed).toEqual([`verificationCode ${email}`]);
  expect(mailedCode()).toMatch(/^\d{6}$/);
  expect(lastMail()?.locale).toBe('de');

  // Until verification the account can't be used.
  const early = await call('login', { email, password });
  expect([early.status, early.code]).toEqual([403, 'forbidden']);
  expect(early.body).toMatchObject({ error: { details: { verification: 'required' } } });
  expect((await call('login', { email, password: 'wrong' })).code).toBe('credentials_invalid');

  const { status, body } = await verify(` ${mailedCode()} `);
  expect(status).toBe(200);
  expect(body.userData).toMatchObject({ role: 'patient', email });
  const patient = context().practice.withToken(body.accessToken);
  expect((await patient('GET /api/v1/me')).body).toMatchObject({
    locale: 'de',
    timeZone: 'Europe/Berlin',
    profileComplete: false,
    patient: { dateOfBirth: null, address: null, guardian: null },
  });
  expect((await patient('GET /api/v1/patient/subscriptions')).body).toMatchObject({ total: 0 });
  expect((await call('login', { email, password })).status).toBe(200);
});

test('signs a doctor up with an empty practice, unverified and not public', async () => {
  await signUp({ role: 'doctor', locale: 'en', timeZone: 'America/New_York' });
  const { body } = await verify(mailedCode());
  const doctor = context().practice.withToken(body.accessToken);
  const { body: background } = await doctor('GET /api/v1/doctor/background');
  expect(background).toMatchObject({ verification: 'unverified', background: { licences: [] } });
  expect((await doctor('GET /api/v1/doctor/practice')).body).toMatchObject({
    currency: 'USD',
    timeZone: 'America/New_York',
    name: '',
  });
  for (const name of ['subscribers', 'appointments', 'plans', 'visit-types', 'team', 'vacations'])
    expect((await doctor(`GET /api/v1/doctor/${name}`)).body).toMatchObject({ items: [] });
  const id = body.userData.doctorId ?? '';
  expect((await context().practice.anonymous(`GET /api/v1/doctors/${id}`)).code).toBe('not_found');
  // Saving the background for the first time notifies the admins.
  const sideEffects = await sideEffectsOf(context(), async () => {
    const sent = await doctor('PUT /api/v1/doctor/background', {
      version: background['version'] as number,
      body: {
        degreeIds: ['md'],
        specialityIds: ['cardiology'],
        licences: [{ state: 'US-NY', number: 'LIC-1', expiresOn: '2030-01-01' }],
        languages: ['en'],
        bio: '',
      },
    });
    expect(sent.body).toMatchObject({ verification: 'pending' });
  });
  expect(sideEffects.notified).toEqual([`verificationRequested ${people.admin}`]);
});

test.each([
  ['pt', 'Europe/Lisbon', 'EUR'],
  ['en', 'Europe/Berlin', 'EUR'],
  ['en', 'America/Sao_Paulo', 'BRL'],
  ['de', 'UTC', 'EUR'],
])('gives a practice in %s at %s the currency %s', async (locale, timeZone, currency) => {
  await signUp({ role: 'doctor', locale, timeZone });
  const { body } = await verify(mailedCode());
  const doctor = context().practice.withToken(body.accessToken);
  expect((await doctor('GET /api/v1/doctor/practice')).body).toMatchObject({ currency });
});

test('responds the same for an address with an account, and mails its owner', async () => {
  const known = 'patient@praxis.example';
  const fresh = await signUp();
  const taken = await signUp({ email: known });
  expect([taken.status, Object.keys(taken.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
  expect(lastMail(known)?.kind).toBe('alreadyRegistered');
  // The second attempt within a minute fails for both.
  const [again, takenAgain] = [await signUp(), await signUp({ email: known })];
  expect([again.code, takenAgain.code]).toEqual(['too_many_attempts', 'too_many_attempts']);
  // The account is unchanged.
  const owner = await call('login', { email: known, password: 'patient-sample-account' });
  expect(owner.status).toBe(200);
});

test('invalidates a code after five failed attempts; a new one can be requested after a minute', async () => {
  await signUp();
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await verify(wrongCode())).code).toBe('code_invalid');
  const sixth = await verify(mailedCode());
  expect([sixth.status, sixth.code]).toEqual([429, 'too_many_attempts']);
  expect((await call('resend-code', { email })).code).toBe('too_many_attempts');
  context().practice.advanceClock(minute);
  const { status } = await call('resend-code', { email });
  expect(status).toBe(202);
  expect((await verify(mailedCode())).status).toBe(200);
});

test('a code expires after ten minutes', async () => {
  await signUp();
  context().practice.advanceClock(10 * minute);
  const late = await verify(mailedCode());
  expect([late.status, late.code]).toEqual([410, 'code_expired']);
});

test('sends no code to an address that awaits none, with the same response', async () => {
  const known = await call('resend-code', { email: 'doctor@praxis.example' });
  const unknown = await call('resend-code', { email: 'nobody@example.org' });
  expect([known.status, Object.keys(known.body)]).toEqual([202, ['expiresAt', 'resendAt']]);
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([202, ['expiresAt', 'resendAt']]);
  expect(lastMail('nobody@example.org')).toBeUndefined();
});

test.each(['fourteen chars', 'passwordpassword', 'aaaaaaaaaaaaaaaa', email, 'x'.repeat(129)])(
  'rejects the weak password %j',
  async (weak) => {
    const { code, body } = await signUp({ password: weak });
    expect(code).toBe('password_weak');
    expect(body).toMatchObject({ error: { fields: { password: ['password_weak'] } } });
  },
);

test.each(['fifteen letters', 'пятнадцать букв и больше', '🐎🔋📎 корректно и долго'])(
  'accepts the password %j: there are no composition rules',
  async (strong) => {
    expect((await signUp({ password: strong })).status).toBe(201);
  },
);

describe('password reset', () => {
  const forget = (address: string) => call('forgot-password', { email: address });
  const known = 'patient@praxis.example';
  const next = 'another sentence that nobody guesses';
  const reset = (code: string) => call('reset-password', { email: known, code, password: next });

  test('always responds 202, and mails only existing accounts', async () => {
    const sideEffects = await sideEffectsOf(context(), async () => {
      for (const address of [known, 'nobody@example.org', known]) {
        const { status, body } = await forget(address);
        expect([status, body]).toEqual([202, undefined]);
      }
    });
    expect(sideEffects.mailed).toEqual([`passwordCode ${known}`]);
  });

  test.each([known, 'nobody@example.org'])(
    'responds to codes for %s without revealing whether it has an account',
    async (address) => {
      const guess = async () =>
        (await call('reset-password', { email: address, code: '12345', password: next })).code;
      await forget(address);
      for (let attempt = 1; attempt <= 5; attempt += 1) expect(await guess()).toBe('code_invalid');
      expect(await guess()).toBe('too_many_attempts');
      context().practice.advanceClock(minute);
      await forget(address);
      context().practice.advanceClock(10 * minute);
      expect(await guess()).toBe('code_expired');
    },
  );

  test('changes the password with the code, ends all sessions and notifies the owner', async () => {
    const before = (
      await call<PracticeSession>('login', { email: known, password: 'patient-sample-account' })
    ).body;
    context().practice.advanceClock(2000);
    await forget(known);
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await reset(mailedCode(known))).status).toBe(204);
    });
    expect(sideEffects.mailed).toEqual([`passwordChanged ${known}`]);
    expect(sideEffects.audited).toEqual([`update user:${people.patientUser}`]);
    const old = context().practice.withToken(before.accessToken);
    expect((await old('GET /api/v1/me')).code).toBe('unauthenticated');
    expect((await call('refresh', { refreshToken: before.refreshToken })).code).toBe(
      'unauthenticated',
    );
    expect((await call('login', { email: known, password: 'patient-sample-account' })).code).toBe(
      'credentials_invalid',
    );
    context().practice.advanceClock(1000);
    const after = await call<PracticeSession>('login', { email: known, password: next });
    const signedIn = context().practice.withToken(after.body.accessToken);
    expect((await signedIn('GET /api/v1/me')).status).toBe(200);
    // The code works once.
    expect((await reset(mailedCode(known))).code).toBe('code_invalid');
  });

  test('ends the lockout after failed sign-ins', async () => {
    for (let failure = 1; failure <= 10; failure += 1)
      await call('login', { email: known, password: 'wrong' });
    await forget(known);
    await reset(mailedCode(known));
    expect((await call('login', { email: known, password: next })).status).toBe(200);
  });
});
