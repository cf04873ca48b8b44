import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import { signTokens } from '../../core/tokens';
import { startDemo, testNow, type TestDemo } from '../testing';

interface Refusal {
  error: { code: string; fields: Record<string, string[]> };
}

const settings = async (demo: TestDemo) =>
  (await demo.get<AccountSettings>('/account-setting/data')).body;
const change = (demo: TestDemo, what: string, body: object) =>
  demo.post<AccountSettings & Refusal>(`/account-setting/${what}`, body);
const login = (demo: TestDemo, email: string, password: string) =>
  demo.post<{ userData: DemoUser }>('/jwt/login', { email, password });

const general = {
  username: 'dana',
  fullName: 'Dana Moore',
  email: 'dana@quay.example',
  company: 'Quay Clinic',
};

/** Sends a request as a newly registered account. */
async function sendAsNewAccount(
  demo: TestDemo,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) {
  await demo.post('/jwt/register', { email: 'nia@demo.com', password: 'sea', username: 'nia' });
  const owner = { userId: '3', realm: 'demo', role: 'admin' } as const;
  const { accessToken } = signTokens(owner, testNow);
  const response = await demo.dispatcher.dispatch({
    method,
    path,
    query: '',
    body: body ? JSON.stringify(body) : '',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return JSON.parse(response.body) as AccountSettings;
}

test('changes the general settings and the sign-in data with them, but keeps the picture', async () => {
  const demo = startDemo();
  const { avatar } = (await settings(demo)).general;
  const { status, body } = await change(demo, 'general', { general });
  expect(status).toBe(200);
  expect(body.general).toEqual({ avatar, ...general });
  expect(await settings(demo)).toEqual(body);
  const { userData } = (await login(demo, general.email, 'admin')).body;
  expect(userData).toMatchObject({ fullName: 'Dana Moore', username: 'dana' });
  expect((await login(demo, 'admin@demo.com', 'admin')).status).toBe(400);
});

test('rejects invalid values, and a username or email of another account', async () => {
  const demo = startDemo();
  const taken = { ...general, username: 'Client', email: 'CLIENT@demo.com' };
  const { status, body } = await change(demo, 'general', { general: taken });
  expect([status, body.error.fields]).toEqual([422, { username: ['taken'], email: ['taken'] }]);
  for (const bad of [{ fullName: ' ' }, { email: 'dana' }, { username: 'd' }])
    expect((await change(demo, 'general', { general: { ...general, ...bad } })).status).toBe(400);
  expect((await settings(demo)).general.fullName).toBe('Dana Whitfield');
});

test('sets and removes the picture of settings and account', async () => {
  const demo = startDemo();
  await change(demo, 'picture', { avatar: 'data:image/png,one' });
  expect((await login(demo, 'admin@demo.com', 'admin')).body.userData.avatar).toMatch(/one$/);
  await change(demo, 'picture', { avatar: '' });
  expect((await settings(demo)).general.avatar).toBe('');
  expect((await login(demo, 'admin@demo.com', 'admin')).body.userData.avatar).toBeNull();
});

test('changes the password if the current one is correct', async () => {
  const demo = startDemo();
  const next = 'harbour-lights';
  const refused = await change(demo, 'password', { current: 'client', next });
  expect([refused.status, refused.body.error.fields]).toEqual([422, { current: ['wrong'] }]);
  expect((await change(demo, 'password', { current: 'admin', next: 'short' })).status).toBe(400);
  expect((await login(demo, 'admin@demo.com', 'admin')).status).toBe(200);
  expect((await change(demo, 'password', { current: 'admin', next })).status).toBe(200);
  expect((await login(demo, 'admin@demo.com', next)).status).toBe(200);
  expect((await login(demo, 'admin@demo.com', 'admin')).status).toBe(400);
});

test('changes information, links, connections and notifications independently', async () => {
  const demo = startDemo();
  const before = await settings(demo);
  const info = { bio: '', dob: '', country: 'Portugal', website: '', phone: '' };
  await change(demo, 'info', { info });
  const socialLinks = { ...before.social.socialLinks, quora: 'https://quora.example/dana' };
  await change(demo, 'social-links', { socialLinks });
  await change(demo, 'connection', { network: 'github', isConnected: true });
  await change(demo, 'connection', { network: 'google', isConnected: false });
  await change(demo, 'notifications', { notification: { followMe: true } });
  const { avatar, username } = before.general;
  expect(await settings(demo)).toEqual({
    ...before,
    info,
    social: {
      socialLinks,
      connections: {
        ...before.social.connections,
        github: { profileImg: avatar, id: username },
        google: {},
      },
    },
    notification: { ...before.notification, followMe: true },
  });
});

test.each([
  ['info', { info: { bio: '', dob: '2026-02-30', country: '', website: '', phone: '' } }],
  ['info', { info: { bio: '', dob: '', country: '', website: 'northlight', phone: '' } }],
  ['info', { info: { bio: '', dob: '', country: '', website: 'javascript:a.b()', phone: '' } }],
  ['info', { info: { bio: '', dob: '', country: '', website: 'dana@quay.example', phone: '' } }],
  ['info', { info: { bio: '', dob: '', country: '', website: '', phone: 'by pigeon' } }],
  ['connection', { network: 'quora', isConnected: true }],
])('rejects %s %j', async (what, body) => {
  expect((await change(startDemo(), what, body)).status).toBe(400);
});

test('each account has its own settings', async () => {
  const demo = startDemo();
  const first = await sendAsNewAccount(demo, 'GET', '/account-setting/data');
  expect(first.general).toMatchObject({ email: 'nia@demo.com', username: 'nia', fullName: '' });
  await sendAsNewAccount(demo, 'POST', '/account-setting/general', { general });
  expect((await settings(demo)).general.email).toBe('admin@demo.com');
  const changed = await sendAsNewAccount(demo, 'GET', '/account-setting/data');
  expect(changed.general.company).toBe('Quay Clinic');
});
