import { errorStatus, needsBody, type Endpoint, type Role } from '@praxis/contract';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import type { Example } from './examples/example';
import { jsonPathsOf } from './json-paths';
import { sharedContext, writtenDuring } from './shared-context';

const context = sharedContext();

/** The simulation reports its own bugs here; none may occur. */
const bugs: unknown[] = [];
const { reportError } = globalThis;
beforeAll(() => {
  globalThis.reportError = (bug) => void bugs.push(bug);
});
afterEach(() => {
  expect(bugs.splice(0)).toEqual([]);
});
afterAll(() => {
  globalThis.reportError = reportError;
});

const roleOf = (endpoint: Endpoint): Role =>
  endpoint.audience === 'public' ? 'patient' : (rolesOf(endpoint)[0] ?? 'admin');

/** Sends invalid input; expects an error in the agreed format, and no changes. */
async function expectRefused(
  endpoint: Endpoint,
  example: Example,
  what: string,
  sent: Parameters<typeof sendExample>[4] = {},
): Promise<void> {
  let status = 0;
  let body: unknown;
  const written = await writtenDuring(context(), async () => {
    const call = context().calls[roleOf(endpoint)];
    ({ status, body } = await sendExample(call, endpoint, context(), example, sent));
  });
  const { error } = (body ?? {}) as { error?: { code: keyof typeof errorStatus } };
  // Names the request first, to find it if it is accepted.
  expect([what, status, Object.keys((body ?? {}) as object)]).toEqual([
    what,
    error ? errorStatus[error.code] : '4xx',
    ['error'],
  ]);
  expect(error).toEqual(
    expect.objectContaining({ message: expect.any(String), requestId: expect.any(String) }),
  );
  expect([what, written]).toEqual([what, []]);
}

const withBody = everyEndpoint.filter(({ endpoint }) => endpoint.body);
const bodies = withBody.map(({ line, endpoint }) => [line, endpoint] as const);
const example = (endpoint: Endpoint) => exampleOf(endpoint, context(), roleOf(endpoint));

describe.each(bodies)('%s', (_line, endpoint) => {
  test('rejects a missing body and invalid types', async () => {
    const request = example(endpoint);
    const missing = needsBody(endpoint) ? [undefined] : [];
    for (const body of [...missing, null, 0, 7, 'text', true, [], [request.body], { unknown: 1 }])
      await expectRefused(endpoint, request, JSON.stringify(body) ?? 'nothing', { body });
  });

  test('rejects malformed JSON', async () => {
    const { practice } = context();
    const request = example(endpoint);
    for (const text of ['{', '{"a":1', 'undefined', '\u0000', '<xml/>', '[1,]', '{"a":NaN}']) {
      const response = await practice.dispatcher.dispatch({
        method: endpoint.method,
        path: endpoint.path.replace(/:\w+/, request.id ?? ''),
        query: '',
        body: text,
        headers: await headersOf(endpoint),
      });
      expect([text, response.status]).toEqual([text, 422]);
      expect(JSON.parse(response.body)).toMatchObject({
        error: { code: 'validation_failed', fields: { body: ['not_json'] } },
      });
    }
  });

  test('rejects a value of another type at any path', async () => {
    const request = example(endpoint);
    for (const { path, value, with: put } of jsonPathsOf(request.body))
      for (const other of [null, true, 7.5, -1, 'wrong type ,;', [], {}, [null], { a: 1 }]) {
        if (sameKind(value, other) || mayBeAnything(path, other)) continue;
        await expectRefused(endpoint, request, `${path} = ${JSON.stringify(other)}`, {
          body: put(other),
        });
      }
  });

  test('rejects an additional field in any object', async () => {
    const request = example(endpoint);
    for (const { path, value, with: put } of jsonPathsOf(request.body)) {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) continue;
      for (const name of ['unknown', 'id', 'version', 'isAdmin', 'constructor'])
        if (
          (!(name in value) || name === 'constructor') &&
          !(path === 'body' && isIgnoredByPut(endpoint, name))
        )
          await expectRefused(endpoint, request, `${path} with ${name}`, {
            body: put({ ...value, [name]: 'more' }),
          });
      await expectRefused(endpoint, request, `${path} with __proto__`, {
        body: put(JSON.parse(JSON.stringify({ ...value, '?': 1 }).replace('"?"', '"__proto__"'))),
      });
    }
  });

  test('rejects texts of a megabyte', async () => {
    const request = example(endpoint);
    const long = 'x'.repeat(1_000_000);
    for (const { path, value, with: put } of jsonPathsOf(request.body))
      if (typeof value === 'string')
        await expectRefused(endpoint, request, `${path} is long`, { body: put(long) });
  });

  test('rejects arrays of a hundred thousand elements', async () => {
    const request = example(endpoint);
    for (const { path, value, with: put } of jsonPathsOf(request.body))
      if (Array.isArray(value))
        await expectRefused(endpoint, request, `${path} is long`, {
          body: put(Array.from({ length: 100_000 }, () => value[0] ?? 'x')),
        });
  });

  test('rejects control characters', async () => {
    const request = example(endpoint);
    for (const { path, value, with: put } of jsonPathsOf(request.body)) {
      if (typeof value !== 'string' || isSecret(path)) continue;
      for (const wrong of ['a\u0000b', 'a\u0007b', 'a\u001b[31mb'])
        await expectRefused(endpoint, request, `${path} = ${wrong}`, { body: put(wrong) });
    }
  });

  test('treats angle brackets like any other text', async () => {
    for (const { path, value, with: put } of jsonPathsOf(example(endpoint).body)) {
      if (typeof value !== 'string') continue;
      const responseTo = async (text: string) => {
        const request = example(endpoint);
        const call = context().calls[roleOf(endpoint)];
        const { status, code } = await sendExample(call, endpoint, context(), request, {
          body: put(text),
        });
        context.undo();
        return [path, status, code];
      };
      expect(await responseTo('one <b> before')).toEqual(await responseTo('one (b) before'));
    }
  });
});

async function headersOf(endpoint: Endpoint): Promise<Record<string, string>> {
  const role = roleOf(endpoint);
  const email = `${role === 'teamMember' ? 'team' : role}@praxis.example`;
  const password = `${role === 'teamMember' ? 'team' : role}-sample-account`;
  const { body } = await context().practice.anonymous<{ accessToken: string }>(
    'POST /api/v1/auth/login',
    { body: { email, password } },
  );
  return {
    authorization: `Bearer ${body.accessToken}`,
    'if-match': '1',
    'idempotency-key': 'a-key',
  };
}

/** Passwords, codes and tokens are taken literally; wrong ones fail differently. */
const isSecret = (path: string) => /\.(password|code|token|refreshToken)$/.test(path);

/** Whether a field belongs to the GET response, which PUT accepts and ignores. */
const isIgnoredByPut = ({ method, response }: Endpoint, name: string): boolean =>
  method === 'PUT' &&
  Object.keys((response?.def as { shape?: object } | undefined)?.shape ?? {}).includes(name);

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** A string may replace a string unless its format is restricted, which other tests cover. */
const sameKind = (value: unknown, other: unknown) => kindOf(value) === kindOf(other);

/** Nullable fields: no limit, no picture. */
const mayBeAnything = (path: string, other: unknown) =>
  other === null && /\.(visitAllowance|capacity|image)$/.test(path);

describe('queries', () => {
  const withQuery = everyEndpoint.filter(({ endpoint }) => endpoint.query);

  test.each(withQuery)('$line: rejects unknown values', async ({ line, endpoint }) => {
    const request = example(endpoint);
    const isList = (endpoint.query?.safeParse({}).data as object | undefined) ?? {};
    const wrong = [
      ...('page' in isList
        ? ['page=0', 'page=-1', 'page=1.5', 'page=x', 'perPage=0', 'perPage=101', 'sort=password']
        : []),
      ...('page' in isList ? ['status=unknown', `q=${'x'.repeat(201)}`, 'q=%00'] : []),
      ...(/charges|refunds|payouts$|appointments|dashboard|audit/.test(line)
        ? ['from=2026-02-30', 'from=yesterday', 'to=2026-1-1']
        : []),
    ];
    for (const query of wrong) await expectRefused(endpoint, { ...request, query }, query);
    // Unknown parameters are ignored: pages may keep filters of their own in the address.
    const { status } = await sendExample(context().calls[roleOf(endpoint)], endpoint, context(), {
      ...request,
      query: [request.query, 'utm=1', '__proto__=1'].filter(Boolean).join('&'),
    });
    expect(status).toBe(200);
  });

  test('list filters accept only ids', async () => {
    const { calls } = context();
    for (const address of [
      'doctor/appointments?patientId=%3Cb%3E',
      'doctor/payments/charges?patientId=a%20b',
      'doctor/subscribers?planId=%00',
      'doctor/subscribers?billingState=rich',
    ]) {
      const { code } = await calls.doctor(`GET /api/v1/${address}`);
      expect([address, code]).toEqual([address, 'validation_failed']);
    }
  });

  test('rejects an unknown option list and an unknown language', async () => {
    const { anonymous } = context().practice;
    for (const list of ['nothing', '__proto__', 'constructor'])
      expect((await anonymous(`GET /api/v1/options/${list}`)).code).toBe('not_found');
    expect((await anonymous('GET /api/v1/options/degrees?locale=xx')).code).toBe(
      'validation_failed',
    );
  });
});

describe('headers', () => {
  const versioned = everyEndpoint.filter(({ endpoint }) => endpoint.versioned);

  test.each(versioned)('$line: rejects a missing and a different version', async ({ endpoint }) => {
    const request = example(endpoint);
    const call = context().calls[roleOf(endpoint)];
    const written = await writtenDuring(context(), async () => {
      const missing = await sendExample(call, endpoint, context(), request, { version: undefined });
      expect([missing.status, missing.code]).toEqual([428, 'version_required']);
      for (const version of [999, -1, '"x"', '*', '1.0']) {
        const stale = await sendExample(call, endpoint, context(), request, { version });
        expect([version, stale.status, stale.code]).toEqual([version, 412, 'version_conflict']);
      }
    });
    expect(written).toEqual([]);
  });

  const idempotent = everyEndpoint.filter(({ endpoint }) => endpoint.idempotent);

  test.each(idempotent)('$line: rejects a missing idempotency key', async ({ endpoint }) => {
    const request = example(endpoint);
    await expectRefused(endpoint, request, 'no key', { key: '' });
  });
});
