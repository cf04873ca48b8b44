import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import type { Context } from './examples/context';
import { sharedContext } from './shared-context';
import { people } from '../src/practice/sample-records';

const context = sharedContext();

/** Moves a vacation into the future, so that it can be saved unchanged. */
const vacationAhead = ({ get, put, now }: Context, id: string) =>
  put('vacations', {
    ...get('vacations', id),
    startAt: toInstant(now + 400 * day),
    endAt: toInstant(now + 401 * day),
    state: 'planned',
  });

const paths = everyEndpoint
  .filter(({ endpoint }) => endpoint.method === 'PUT')
  .map(({ endpoint }) => endpoint.path);

/** Documents that don't exist before they are first saved. */
const fillIn: Partial<Record<string, (context: Context) => Promise<unknown>>> = {
  '/api/v1/patient/billing': ({ calls }) =>
    calls.patient('PUT /api/v1/patient/billing', {
      version: 0,
      body: {
        name: 'Marcus Oyelaran',
        email: 'marcus@example.org',
        address: { line1: '1 Elm Street', city: 'New York', postalCode: '10023', country: 'US' },
      },
    }),
};

/** A response without the fields that every change updates. */
const content = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, one: unknown) =>
      ['updatedAt', 'version'].includes(name) ? undefined : one,
    ),
  );

test.each(paths)('PUT %s accepts the response of GET', async (path) => {
  const found = (method: string) => {
    const one = everyEndpoint.find(({ line }) => line === `${method} ${path}`);
    if (!one) throw new Error(`${method} ${path} is not declared.`);
    return one.endpoint;
  };
  const [get, put] = [found('GET'), found('PUT')];
  const role = rolesOf(put)[0] ?? 'doctor';
  const call = context().calls[role];
  const example = exampleOf(put, context(), role);
  if (path.endsWith('/vacations/:id')) vacationAhead(context(), example.id ?? '');
  await fillIn[path]?.(context());
  const before = await sendExample<{ version: number }>(call, get, context(), example);
  const { version } = before.body;
  const after = await sendExample(call, put, context(), { ...example, version, body: before.body });
  expect([after.status, after.code]).toEqual([200, undefined]);
  expect(after.body).toMatchObject({ version: version + 1 });
  expect(content(after.body)).toEqual(content(before.body));
});

test('rejects a field that the response doesn’t have', async () => {
  const { calls, get } = context();
  const practice = get('practices', people.practice);
  const { code } = await calls.doctor('PUT /api/v1/doctor/practice', {
    version: practice.version,
    body: { ...practice, verified: true },
  });
  expect(code).toBe('validation_failed');
});
