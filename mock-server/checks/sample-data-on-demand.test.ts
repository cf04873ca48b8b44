import type { Role } from '@praxis/contract';
import type { Change } from '../src/core/table';
import { signTokens } from '../src/core/tokens';
import type { Simulation } from '../src/core/module';
import { startPractice, type TestPractice } from '../src/practice/testing';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { userIds } from './examples/everyone';
import { changesDuring, sharedContext } from './shared-context';

/** In this context all sample data is generated up front. */
const context = sharedContext();
let opened: readonly Change[] = [];
beforeAll(() => {
  opened = context().practice.database.changesSinceSeed();
});

const cases = everyEndpoint.flatMap(({ line, endpoint }) =>
  (endpoint.audience === 'public' ? (['patient'] as const) : rolesOf(endpoint)).map(
    (role) => [`${line} as ${role}`, endpoint, role] as const,
  ),
);

/** Makes both back ends generate the same ids. */
function countIds(simulation: Simulation): () => void {
  const { newId } = simulation;
  let count = 0;
  simulation.newId = () => `asked${(count += 1)}`;
  return () => void (simulation.newId = newId);
}

const callOf = ({ withToken, simulation }: TestPractice, role: Role) =>
  withToken(
    signTokens({ userId: userIds[role], realm: 'practice', role }, simulation.tokenTime(), {
      id: 'asking',
      password: 0,
    }).accessToken,
  );

/** Tokens are always different. */
const withoutTokens = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    /^(accessToken|refreshToken|spent)$/.test(key) ? undefined : inner,
  );

test.each(cases)(
  '%s generates the sample data that it reads on demand',
  async (_title, endpoint, role) => {
    let example = {};
    const ofExample = await changesDuring(context(), () =>
      Promise.resolve((example = exampleOf(endpoint, context(), role))),
    );
    const fresh = startPractice();
    fresh.database.apply([...opened, ...ofExample]);

    const outcomes: string[] = [];
    for (const practice of [fresh, context().practice]) {
      const stopCounting = countIds(practice.simulation);
      const changes = await changesDuring({ practice }, async () => {
        const call = callOf(practice, role);
        const { status, body } = await sendExample(call, endpoint, context(), example, {
          key: 'asked',
        });
        outcomes.push(withoutTokens([status, body]));
      });
      outcomes.push(withoutTokens(changes));
      stopCounting();
    }
    const [responseOfFresh, changesOfFresh, response, changes] = outcomes;
    expect(responseOfFresh).toBe(response);
    expect(changesOfFresh).toBe(changes);
  },
);
