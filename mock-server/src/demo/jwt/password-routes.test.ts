import { codeMinutes, codeTries } from '@praxis/contract/rules/accounts/code';
import { mailsTo } from '../../practice/mailbox/mailbox';
import { startDemo, type TestDemo } from '../testing';

const email = 'client@demo.com';
const forgot = (demo: TestDemo, to: string, locale?: string) =>
  demo.post('/jwt/forgot-password', { email: to, locale });
const reset = (demo: TestDemo, code: string, password = 'sea breeze', of = email) =>
  demo.post<{ error?: { code: string } }>('/jwt/reset-password', { email: of, code, password });
const login = async (demo: TestDemo, password: string) =>
  (await demo.post('/jwt/login', { email, password })).status;
const codeTo = (demo: TestDemo) => mailsTo(demo.simulation, email)[0]?.values['code'] ?? '';

test('mails a code with which the password can be changed', async () => {
  const demo = startDemo();
  expect(await forgot(demo, ' Client@demo.com ', 'de')).toEqual({ status: 202, body: undefined });
  expect(mailsTo(demo.simulation, '')).toEqual([
    expect.objectContaining({
      to: email,
      locale: 'de',
      kind: 'passwordCode',
      link: '/pages/reset-password-v1',
    }),
  ]);
  const code = codeTo(demo);
  expect((await reset(demo, code)).status).toBe(204);
  expect(await login(demo, 'sea breeze')).toBe(200);
  expect(await login(demo, 'client')).toBe(400);
  // The code works once.
  expect((await reset(demo, code)).body.error?.code).toBe('code_invalid');
});

test('the mail links to the layout of the request', async () => {
  const demo = startDemo();
  await demo.post('/jwt/forgot-password', { email, layout: 2 });
  expect(mailsTo(demo.simulation, email)[0]?.link).toBe('/pages/reset-password-v2');
});

test('responds the same for an unknown email, and mails nothing', async () => {
  const demo = startDemo();
  expect((await forgot(demo, 'nobody@demo.com')).status).toBe(202);
  expect(mailsTo(demo.simulation, '')).toEqual([]);
});

test('entering codes does not reveal whether an email is registered either', async () => {
  const demo = startDemo();
  const responses = async (to: string) => {
    await forgot(demo, to);
    const codes = [];
    for (let tried = 0; tried <= codeTries; tried += 1)
      codes.push((await reset(demo, 'none', 'sea breeze', to)).body.error?.code);
    return codes;
  };
  expect(await responses('nobody@demo.com')).toEqual(await responses(email));
});

test('mails at most one code per minute', async () => {
  const demo = startDemo();
  await forgot(demo, email);
  await forgot(demo, email);
  expect(mailsTo(demo.simulation, email)).toHaveLength(1);
  demo.advanceClock(60_000);
  await forgot(demo, email);
  expect(mailsTo(demo.simulation, email)).toHaveLength(2);
});

test('rejects a wrong code, an expired one, and a sixth attempt', async () => {
  const demo = startDemo();
  await forgot(demo, email);
  const wrong = codeTo(demo) === '000000' ? '111111' : '000000';
  for (let tried = 0; tried < codeTries; tried += 1)
    expect(await reset(demo, wrong)).toMatchObject({
      status: 422,
      body: { error: { code: 'code_invalid' } },
    });
  expect((await reset(demo, codeTo(demo))).body.error?.code).toBe('too_many_attempts');

  demo.advanceClock(60_000);
  await forgot(demo, email);
  demo.advanceClock(codeMinutes * 60_000);
  expect((await reset(demo, codeTo(demo))).body.error?.code).toBe('code_expired');
  expect(await login(demo, 'client')).toBe(200);
});

test('keeps the codes of demo and practice separate', async () => {
  const demo = startDemo();
  await forgot(demo, email);
  expect(
    (
      await demo.post('/jwt/reset-password', {
        email: 'admin@demo.com',
        code: codeTo(demo),
        password: 'x',
      })
    ).status,
  ).toBe(422);
});
