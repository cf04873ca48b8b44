import type { PracticeSession } from '@praxis/contract/entities/session';
import { minute } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people } from '../sample-records';

const context = sharedContext();
const auth = 'POST /api/v1/auth';

const anonymous = <T = Record<string, unknown>>(name: string, body: unknown) =>
  context().practice.anonymous<T>(`${auth}/${name}`, { body });
const login = (email: string, password: string) =>
  anonymous<PracticeSession>('login', { email, password });
const doctor = ['doctor@praxis.example', 'doctor-sample-account'] as const;

/** Status, code and message of an error response, without data specific to the request. */
const responseOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; message: string } };
  return [status, error.code, error.message];
};

describe('sign-in', () => {
  test('responds with user data, abilities and a token pair, and is audited', async () => {
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await login(' Doctor@Praxis.Example ', doctor[1]);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        realm: 'practice',
        userData: { role: 'doctor', fullName: 'Dr. Helen Marsh', doctorId: people.doctor },
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
      expect(JSON.stringify(body)).not.toContain('password');
      expect(body.accessToken).not.toBe(body.refreshToken);
    });
    expect(sideEffects.audited).toEqual([`signIn user:${people.doctorUser}`]);
  });

  test('responds the same to an unknown address and a wrong password', async () => {
    const unknown = await login('nobody@example.org', 'wrong');
    const wrong = await login(doctor[0], 'wrong');
    expect(responseOf(unknown)).toEqual(responseOf(wrong));
    expect(wrong.code).toBe('credentials_invalid');
  });

  test.each([doctor[0], 'nobody@example.org'])(
    'locks %s after ten failures, until the first one is fifteen minutes old',
    async (email) => {
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await login(email, 'wrong')).code).toBe('credentials_invalid');
        context().practice.advanceClock(minute);
      }
      // The correct password and other spellings of the address are rejected as well.
      const closed = await login(email.toUpperCase(), doctor[1]);
      expect([closed.status, closed.code]).toEqual([429, 'too_many_attempts']);
      context().practice.advanceClock(5 * minute);
      expect((await login(email, doctor[1])).status).toBe(email === doctor[0] ? 200 : 401);
    },
  );

  test('a successful sign-in resets the failure count', async () => {
    for (let failure = 1; failure <= 9; failure += 1) await login(doctor[0], 'wrong');
    expect((await login(...doctor)).status).toBe(200);
    for (let failure = 1; failure <= 9; failure += 1) await login(doctor[0], 'wrong');
    expect((await login(...doctor)).status).toBe(200);
  });
});

describe('a session', () => {
  const refresh = (refreshToken: string) => anonymous<PracticeSession>('refresh', { refreshToken });
  const me = ({ accessToken }: PracticeSession) =>
    context().practice.withToken(accessToken)('GET /api/v1/me');

  test('expires after ten minutes and continues with its refresh token, which works once', async () => {
    const { body } = await login(...doctor);
    context().practice.advanceClock(9 * minute);
    const next = await refresh(body.refreshToken);
    expect(next.status).toBe(200);
    context().practice.advanceClock(minute);
    expect((await me(body)).code).toBe('unauthenticated');
    expect((await me(next.body)).status).toBe(200);
    expect((await refresh(body.refreshToken)).code).toBe('unauthenticated');
  });

  test('ends at sign-out, for its access and refresh tokens', async () => {
    const started = await login(...doctor);
    const { body } = await refresh(started.body.refreshToken);
    const other = await login(...doctor);
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status } = await context().practice.withToken(body.accessToken)(`${auth}/logout`);
      expect(status).toBe(204);
    });
    expect(sideEffects.audited).toEqual([`signOut user:${people.doctorUser}`]);
    for (const ended of [started.body, body])
      expect((await me(ended)).code).toBe('unauthenticated');
    expect((await refresh(body.refreshToken)).code).toBe('unauthenticated');
    // Other sessions of the same second continue, whether they began before or after.
    for (const session of [other, await login(...doctor)])
      expect((await me(session.body)).status).toBe(200);
  });

  test.each(['', 'a.b.c'])('rejects %j as a refresh token', async (token) => {
    expect((await refresh(token)).code).toBe('unauthenticated');
  });

  test('rejects an access token as a refresh token', async () => {
    const { body } = await login(...doctor);
    expect((await refresh(body.accessToken)).code).toBe('unauthenticated');
  });
});
