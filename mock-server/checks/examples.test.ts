import { everyEndpoint, exampleOf, examples, rolesOf, sendExample } from './examples';
import { openContext } from './examples/context';
import { sharedContext } from './shared-context';
import { sample } from '../src/practice/sample-records';

const context = sharedContext();

test('there is an example of every endpoint, and of nothing else', () => {
  expect(Object.keys(examples).toSorted()).toEqual(
    everyEndpoint.map(({ line }) => line).toSorted(),
  );
});

const cases = everyEndpoint.flatMap(({ line, endpoint }) =>
  rolesOf(endpoint).map((role) => [line, role, endpoint] as const),
);

test.each(cases)(
  '%s as %s succeeds, in the shape that is declared',
  async (_line, role, endpoint) => {
    const { status, body } = await sendExample(
      context().calls[role],
      endpoint,
      context(),
      exampleOf(endpoint, context(), role),
    );
    expect([status, body]).toEqual([endpoint.status ?? 200, body]);
    if (!endpoint.answer) expect(body).toBeUndefined();
    else {
      const parsed = endpoint.answer.safeParse(body);
      expect(parsed.error?.issues ?? []).toEqual([]);
      // What the contract does not know of would be told to whoever reads the answer as it comes.
      expect(JSON.parse(JSON.stringify(parsed.data))).toEqual(body);
    }
  },
);

test('a context is put back to how it was after each test', () => {
  const untouched = openContext();
  expect(context().get('subscriptions', sample.membership)).toEqual(
    untouched.get('subscriptions', sample.membership),
  );
});
