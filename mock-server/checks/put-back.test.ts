import { day, toInstant } from '@praxis/contract/rules/instants';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import type { Context } from './examples/context';
import { sharedContext } from './shared-context';

const context = sharedContext();

/** A vacation whose time is still to come can be put back as it is. */
const vacationAhead = ({ get, put, now }: Context, id: string) =>
  put('vacations', {
    ...get('vacations', id),
    startAt: toInstant(now + 400 * day),
    endAt: toInstant(now + 401 * day),
    state: 'planned',
  });

/** What GET answers with whole is what PUT takes; other forms send a part of it in a shape of their own. */
const paths = [
  '/api/v1/doctor/practice',
  '/api/v1/doctor/availability',
  '/api/v1/doctor/visit-types/:id',
  '/api/v1/doctor/vacations/:id',
  '/api/v1/team-member/vacations/:id',
];

test.each(paths)('PUT %s takes back what GET answered', async (path) => {
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
  const before = await sendExample<{ version: number }>(call, get, context(), example);
  const { version } = before.body;
  const after = await sendExample(call, put, context(), { ...example, version, body: before.body });
  expect([after.status, after.code]).toEqual([200, undefined]);
  expect(after.body).toEqual({
    ...before.body,
    version: version + 1,
    ...('updatedAt' in before.body && { updatedAt: toInstant(context().now) }),
  });
});

test('what no answer holds is refused as ever', async () => {
  const { calls, get } = context();
  const practice = get('practices', 'practice-0');
  const { code } = await calls.doctor('PUT /api/v1/doctor/practice', {
    version: practice.version,
    body: { ...practice, verified: true },
  });
  expect(code).toBe('validation_failed');
});
