import { demoAccounts } from '@praxis/contract/demo/accounts';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import { signTokens, verifyToken } from '../../core/tokens';
import { startDemo, testNow, type TestDemo } from '../testing';

interface Session {
  userData: DemoUser;
  accessToken: string;
  refreshToken: string;
}

const login = (demo: TestDemo, email: unknown, password: unknown) =>
  demo.post<Session>('/jwt/login', { email, password });
const register = (demo: TestDemo, account: object) =>
  demo.post<{ user?: DemoUser; accessToken?: string; error?: object }>('/jwt/register', account);
const refresh = (demo: TestDemo, refreshToken: unknown) =>
  demo.post<Session>('/jwt/refresh-token', { refreshToken });

const newAccount = { email: 'nia@demo.com', password: 'Sea-breeze 7', username: 'nia' };
const invalid = { status: 401, body: { error: 'Invalid refresh token' } };

test.each(demoAccounts)('$email signs in as $role', async ({ email, password, role, fullName }) => {
  const { status, body } = await login(startDemo(), email, password);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['userData', 'accessToken', 'refreshToken']);
  expect(body.userData).toMatchObject({ email, role, fullName });
  expect(body.userData).not.toHaveProperty('password');
  expect(verifyToken(body.accessToken, 'access', testNow)).toMatchObject({
    userId: String(body.userData.id),
    realm: 'demo',
    role,
    iat: testNow / 1000,
    exp: testNow / 1000 + 600,
  });
});

test('an admin can manage everything, a client can read two subjects', async () => {
  const demo = startDemo();
  const abilityOf = async (name: string) =>
    (await login(demo, `${name}@demo.com`, name)).body.userData.ability;
  expect(await abilityOf('admin')).toEqual([{ action: 'manage', subject: 'all' }]);
  expect(await abilityOf('client')).toEqual([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
});

test.each([
  ['admin@demo.com', 'wrong'],
  ['admin@demo.com', 'client'],
  ['nobody@demo.com', 'admin'],
  ['', ''],
])('rejects %j with password %j', async (email, password) => {
  expect(await login(startDemo(), email, password)).toEqual({
    status: 400,
    body: { error: { email: ['Email or Password is Invalid'] } },
  });
});

test.each(['', '{', '[]', '{}', '{"email":"admin@demo.com"}', '{"email":1,"password":{}}'])(
  'a login with the body %j fails with another error',
  async (text) => {
    expect(await startDemo().postText('/jwt/login', text)).toEqual({
      status: 400,
      body: { error: { email: ['Something went wrong'] } },
    });
  },
);

test('a new account is an admin without name and picture, and can sign in', async () => {
  const demo = startDemo();
  const { status, body } = await register(demo, newAccount);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['user', 'accessToken']);
  expect(body.user).toEqual({
    id: 3,
    email: newAccount.email,
    username: newAccount.username,
    fullName: '',
    avatar: null,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    extras: { eCommerceCartItemsCount: 4 },
  });
  expect(verifyToken(body.accessToken ?? '', 'access', testNow)?.userId).toBe('3');
  expect((await login(demo, newAccount.email, newAccount.password)).body.userData).toEqual(
    body.user,
  );
});

test.each([
  [{ email: 'admin@demo.com' }, { email: 'This email is already in use.' }],
  [{ username: 'Client' }, { username: 'This username is already in use.' }],
  [
    { email: 'CLIENT@demo.com', username: 'admin' },
    {
      email: 'This email is already in use.',
      username: 'This username is already in use.',
    },
  ],
])('registering the taken %j responds with 200 and %j', async (taken, error) => {
  const demo = startDemo();
  expect(await register(demo, { ...newAccount, ...taken })).toEqual({
    status: 200,
    body: { error },
  });
  expect((await login(demo, newAccount.email, newAccount.password)).status).toBe(400);
});

test.each([
  { ...newAccount, email: ' ' },
  { ...newAccount, password: '' },
  { ...newAccount, username: 5 },
])('rejects registering %j', async (account) => {
  const { status, body } = await register(startDemo(), account);
  expect([status, typeof body.error]).toEqual([400, 'string']);
});

test('a refresh token returns a new pair', async () => {
  const demo = startDemo();
  const first = (await login(demo, 'client@demo.com', 'client')).body;
  demo.advanceClock(599_000);
  const { status, body } = await refresh(demo, first.refreshToken);
  expect(status).toBe(200);
  expect(body.userData).toEqual(first.userData);
  expect(new Set([...Object.values(first), ...Object.values(body)]).size).toBe(6);
  expect(verifyToken(body.refreshToken, 'refresh', testNow + 599_000)).toMatchObject({
    userId: '2',
    exp: testNow / 1000 + 599 + 600,
  });
});

test('rejects an expired refresh token', async () => {
  const demo = startDemo();
  const { refreshToken } = (await login(demo, 'admin@demo.com', 'admin')).body;
  demo.advanceClock(600_000);
  expect(await refresh(demo, refreshToken)).toEqual(invalid);
});

test('rejects a refresh token of the wrong kind, tampered with or made up', async () => {
  const demo = startDemo();
  const { accessToken, refreshToken } = (await login(demo, 'client@demo.com', 'client')).body;
  const [head = '', body = '', signature = ''] = refreshToken.split('.');
  const claims = JSON.parse(atob(body)) as object;
  const forged = [head, btoa(JSON.stringify({ ...claims, sub: '1', role: 'admin' })), signature];
  const invalidTokens = ['', 'abc', 'a.b.c', `${head}.${body}.`, `${head}.${body}.${signature}x`];
  for (const token of [accessToken, forged.join('.'), ...invalidTokens])
    expect(await refresh(demo, token)).toEqual(invalid);
});

test.each(['', '{', '[]', '{}', '{"refreshToken":null}', '{"refreshToken":1}'])(
  'rejects the body %j like an invalid refresh token',
  async (text) => {
    expect(await startDemo().postText('/jwt/refresh-token', text)).toEqual(invalid);
  },
);

test('rejects a token of a practice, or of a deleted account', async () => {
  const demo = startDemo();
  const tokenOf = (userId: string, realm: 'practice' | 'demo') =>
    signTokens({ userId, realm, role: 'admin' }, testNow).refreshToken;
  expect(await refresh(demo, tokenOf('1', 'practice'))).toEqual(invalid);
  expect(await refresh(demo, tokenOf('77', 'demo'))).toEqual(invalid);
  expect((await refresh(demo, tokenOf('1', 'demo'))).status).toBe(200);
});
