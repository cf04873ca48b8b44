import { everyEndpoint, exampleOf, examples, rolesOf, sendExample } from './examples';
import { openContext } from './examples/context';
import { sharedContext } from './shared-context';
import { sample } from '../src/practice/sample-records';

const context = sharedContext();

test('has one example per endpoint', () => {
  expect(Object.keys(examples).toSorted()).toEqual(
    everyEndpoint.map(({ line }) => line).toSorted(),
  );
});

const cases = everyEndpoint.flatMap(({ line, endpoint }) =>
  rolesOf(endpoint).map((role) => [line, role, endpoint] as const),
);

test.each(cases)('%s as %s succeeds and matches the schema', async (_line, role, endpoint) => {
  const { status, body } = await sendExample(
    context().calls[role],
    endpoint,
    context(),
    exampleOf(endpoint, context(), role),
  );
  expect([status, body]).toEqual([endpoint.status ?? 200, body]);
  if (!endpoint.response) expect(body).toBeUndefined();
  else {
    const parsed = endpoint.response.safeParse(body);
    expect(parsed.error?.issues ?? []).toEqual([]);
    // Undeclared fields would leak to clients that don't parse responses.
    expect(JSON.parse(JSON.stringify(parsed.data))).toEqual(body);
  }
});

test('restores the context after each test', () => {
  const untouched = openContext();
  expect(context().get('subscriptions', sample.membership)).toEqual(
    untouched.get('subscriptions', sample.membership),
  );
});
