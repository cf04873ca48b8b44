import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { startMockApi, type MockApi, type MockApiOptions } from './mock-api';

const now = Date.UTC(2026, 0, 5, 9, 30);
const origin = 'http://localhost:3000';

let open: MockApi[] = [];
afterEach(async () => {
  await Promise.all(open.map((api) => api.close()));
  open = [];
});

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Starts a server and returns an HTTP client for it. */
async function start(options: MockApiOptions = {}) {
  const api = await startMockApi({ now: () => now, ...options });
  open.push(api);
  async function call(line: string, { token, body, headers }: CallOptions = {}) {
    const [method = '', address = ''] = line.split(' ');
    const response = await fetch(api.url + address, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') && text;
    const parsed = JSON.parse(json || '{}') as ResponseBody;
    return { status: response.status, headers: response.headers, body: parsed, text };
  }
  async function signIn(role: 'doctor' | 'patient'): Promise<string> {
    const { email, password } = practiceAccounts.find((account) => account.role === role)!;
    const { body } = await call('POST /api/v1/auth/login', { body: { email, password } });
    return body.accessToken ?? '';
  }
  return { api, call, signIn };
}

interface ResponseBody {
  id?: string;
  version?: number;
  accessToken?: string;
  refreshToken?: string;
  email?: string;
  avatarUrl?: string | null;
  time?: string;
  changes?: number;
  mails?: number;
  total?: number;
  items?: { id: string; status: string; userId: string; link?: string; email: string }[];
  error?: { code: string; requestId?: string; fields?: Record<string, string[]> };
}

const codeOf = ({ status, body }: { status: number; body: ResponseBody }) =>
  `${status} ${body.error?.code}`;

describe('the API over HTTP', () => {
  it('signs in, reads, and responds as in the page', async () => {
    const { call, signIn } = await start();
    const token = await signIn('doctor');
    const plans = await call('GET /api/v1/doctor/plans?perPage=3', { token });
    expect(plans).toMatchObject({ status: 200, body: { total: 5 } });
    expect(plans.body.items).toHaveLength(3);
    expect(plans.headers.get('cache-control')).toBe('no-store');
    expect(await call('GET /faq/data')).toMatchObject({ status: 200 });
    const demo = { email: 'admin@demo.com', password: 'admin' };
    expect((await call('POST /jwt/login', { body: demo })).body.accessToken).toBeTruthy();
  });

  it('runs a command once per idempotency key', async () => {
    const { call, signIn } = await start();
    const token = await signIn('doctor');
    const send = (key: string, amountMinor: number) =>
      call('POST /api/v1/doctor/payments/payouts', {
        token,
        headers: { 'Idempotency-Key': key },
        body: { amount: { amountMinor, currency: 'USD' } },
      });
    const first = await send('one', 2500);
    expect(first.status).toBe(201);
    expect((await send('one', 2500)).body.id).toBe(first.body.id);
    expect(codeOf(await send('one', 2600))).toBe('422 idempotency_mismatch');
    expect((await send('two', 2500)).body.id).not.toBe(first.body.id);
  });

  it('sends the version of a record as ETag, and rejects a change of an older one', async () => {
    const { call, signIn } = await start();
    const token = await signIn('doctor');
    const me = await call('GET /api/v1/me', { token });
    const etag = me.headers.get('etag') ?? '';
    expect(etag).toBe(`"${me.body.version}"`);
    const rename = (headers: Record<string, string>) =>
      call('PATCH /api/v1/me', { token, headers, body: { fullName: 'Dr. Ada Marsh' } });
    expect((await rename({ 'If-Match': etag })).status).toBe(200);
    expect(codeOf(await rename({ 'If-Match': etag }))).toBe('412 version_conflict');
    expect(codeOf(await rename({}))).toBe('428 version_required');
  });

  it('distinguishes the errors of a session', async () => {
    const { call, signIn } = await start();
    expect(codeOf(await call('GET /api/v1/me'))).toBe('401 unauthenticated');
    expect(codeOf(await call('GET /api/v1/me', { token: 'no.such.token' }))).toBe(
      '401 unauthenticated',
    );
    const wrong = { email: 'doctor@praxis.example', password: 'not the password' };
    expect(codeOf(await call('POST /api/v1/auth/login', { body: wrong }))).toBe(
      '401 credentials_invalid',
    );
    const token = await signIn('patient');
    expect(codeOf(await call('GET /api/v1/doctor/plans', { token }))).toBe('403 forbidden');
  });

  it('accepts an image of several megabytes, but no larger body', async () => {
    const { call, signIn } = await start();
    const token = await signIn('patient');
    const { body } = await call('GET /api/v1/me', { token });
    const send = (image: string) =>
      call('POST /api/v1/me/avatar', {
        token,
        headers: { 'If-Match': String(body.version) },
        body: { image },
      });
    const image = `data:image/png;base64,${'iVBORw0KGgo='.padStart(4_000_000, 'A')}`;
    expect(await send(image)).toMatchObject({ status: 200 });
    const tooLarge = await send(`data:image/png;base64,${'A'.repeat(9_000_000)}`);
    expect(codeOf(tooLarge)).toBe('413 payload_too_large');
    expect((await call('GET /api/v1/me', { token })).status).toBe(200);
  });

  it('responds with an error to unknown and malformed requests', async () => {
    const { call } = await start();
    expect(codeOf(await call('GET /api/v1/nowhere'))).toBe('404 not_found');
    expect(codeOf(await call('GET /api/v1/doctors/%E0%A4%A'))).toBe('404 not_found');
    const put = await call('PUT /api/v1/doctors');
    expect([codeOf(put), put.headers.get('allow')]).toEqual(['405 method_not_allowed', 'GET']);
    const malformed = await call('POST /api/v1/auth/login', { body: '{"email":' });
    expect(malformed).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', fields: { body: ['not_json'] } } },
    });
  });
});

describe('CORS', () => {
  const preflight = (headers: Record<string, string> = {}) => ({
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,if-match',
      ...headers,
    },
  });

  it('allows the local host, with credentials and the requested headers', async () => {
    const { call } = await start();
    const preflightResponse = await call('OPTIONS /api/v1/me', preflight());
    expect(preflightResponse.status).toBe(204);
    expect(Object.fromEntries(preflightResponse.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,if-match',
      'access-control-allow-methods': expect.stringContaining('PATCH') as unknown,
      vary: 'Origin',
    });
    const refused = await call('GET /api/v1/me', { headers: { Origin: origin } });
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    expect(refused.headers.get('access-control-expose-headers')).toBe('Date, ETag, Allow');
  });

  it('rejects other origins unless they are listed', async () => {
    const elsewhere = { Origin: 'https://app.example' };
    const { call } = await start();
    expect((await call('OPTIONS /api/v1/me', preflight(elsewhere))).status).toBe(403);
    const answer = await call('GET /api/v1/doctors', { headers: elsewhere });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const named = await start({ origins: ['https://app.example'] });
    expect((await named.call('OPTIONS /api/v1/me', preflight(elsewhere))).status).toBe(204);
    const open = await start({ origins: ['*'] });
    const any = await open.call('GET /api/v1/doctors', { headers: elsewhere });
    expect(any.headers.get('access-control-allow-origin')).toBe('https://app.example');
  });
});

describe('simulation control', () => {
  it('ends the sign-in lockout after its duration', async () => {
    const { call } = await start();
    const { email, password } = practiceAccounts[0]!;
    const signIn = (tried: string) =>
      call('POST /api/v1/auth/login', { body: { email, password: tried } });
    for (let failure = 1; failure <= 10; failure += 1)
      expect(codeOf(await signIn('wrong'))).toBe('401 credentials_invalid');
    expect(codeOf(await signIn(password))).toBe('429 too_many_attempts');
    await call('POST /simulation/clock/advance', { body: { minutes: 15 } });
    expect((await signIn(password)).status).toBe(200);
  });

  it('moves the clock and runs due jobs', async () => {
    const { call, signIn } = await start();
    await call('GET /api/v1/doctor/subscribers', { token: await signIn('doctor') });
    expect((await call('GET /simulation')).body.time).toBe('2026-01-05T09:30:00.000Z');
    const later = await call('POST /simulation/clock/advance', { body: { days: 30, hours: 1 } });
    expect(later.body.time).toBe('2026-02-04T10:30:00.000Z');
    expect(later.body.mails).toBeGreaterThan(0);
    const time = '2026-03-01T00:00:00.000Z';
    const { body, headers } = await call('PUT /simulation/clock', { body: { time } });
    expect([body.time, headers.get('date')]).toEqual([time, 'Sun, 01 Mar 2026 00:00:00 GMT']);
    const back = await call('PUT /simulation/clock', { body: { time: '2026-01-01T00:00:00Z' } });
    expect(codeOf(back)).toBe('422 validation_failed');
  });

  it('simulates faults, but not for the control endpoints', async () => {
    const { call, api } = await start();
    await call('PUT /simulation/faults', { body: { errorRate: 1 } });
    const failed = await call('GET /api/v1/doctors', { headers: { Origin: origin } });
    expect(codeOf(failed)).toBe('503 server_error');
    expect(failed.headers.get('access-control-allow-origin')).toBe(origin);
    await call('PUT /simulation/faults', { body: { offline: true } });
    await expect(fetch(`${api.url}/api/v1/doctors`)).rejects.toThrow('fetch failed');
    await call('PUT /simulation/faults', {
      body: { errorRate: 0, offline: false, latencyMs: 120 },
    });
    const startedAt = performance.now();
    expect((await call('GET /api/v1/doctors')).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(110);
    expect(codeOf(await call('PUT /simulation/faults', { body: { errorRate: 2 } }))).toBe(
      '422 validation_failed',
    );
  });

  it('lists mails and accounts, and resets to the sample data', async () => {
    const { call } = await start();
    const email = 'nadia@mail.example';
    const password = 'a long enough password';
    await call('POST /api/v1/auth/sign-up', { body: { email, password, role: 'patient' } });
    const mails = await call(`GET /simulation/mails?to=${email}`);
    expect(mails.body.items).toEqual([expect.objectContaining({ kind: 'verificationCode' })]);
    const { items = [] } = (await call('GET /simulation/accounts?role=doctor')).body;
    const session = await call('POST /simulation/sign-in', { body: { userId: items[0]?.userId } });
    const token = session.body.accessToken;
    expect((await call('GET /api/v1/me', { token })).body.email).toBe(items[0]?.email);
    const fresh = await call('POST /simulation/reset');
    expect(fresh.body).toMatchObject({ changes: 0, mails: 0 });
  });

  it('imports its own export and rejects other files', async () => {
    const { call } = await start();
    const body = { email: 'nadia@mail.example', password: 'a long enough password' };
    await call('POST /api/v1/auth/sign-up', { body: { ...body, role: 'patient' } });
    const data = (await call('GET /simulation/data')).body;
    await call('POST /simulation/reset');
    expect((await call('PUT /simulation/data', { body: data })).body.mails).toBe(1);
    const foreign = await call('PUT /simulation/data', { body: { product: 'other' } });
    expect(foreign.body.error).toMatchObject({ fields: { body: ['foreign'] } });
  });
});

describe('a data file', () => {
  let directory = '';
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const newFile = async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'mock-api-'));
    return path.join(directory, 'data.json');
  };

  it('persists changes across restarts', async () => {
    const dataFile = await newFile();
    const first = await start({ dataFile });
    const token = await first.signIn('doctor');
    const { version } = (await first.call('GET /api/v1/me', { token })).body;
    await first.call('PATCH /api/v1/me', {
      token,
      headers: { 'If-Match': String(version) },
      body: { fullName: 'Dr. Ada Marsh' },
    });
    await first.api.close();
    open = [];
    expect(await readFile(dataFile, 'utf8')).toContain('Ada Marsh');
    const second = await start({ dataFile });
    expect((await second.call('GET /api/v1/me', { token })).text).toContain('Dr. Ada Marsh');
  });

  it('is not overwritten if it holds something else', async () => {
    const dataFile = await newFile();
    await writeFile(dataFile, '{"notes": []}');
    await expect(start({ dataFile })).rejects.toThrow(`${dataFile} cannot be read`);
    expect(await readFile(dataFile, 'utf8')).toBe('{"notes": []}');
  });
});
