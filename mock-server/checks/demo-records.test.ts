import { startDemo, type TestDemo } from '../src/demo/testing';
import { recordKindsOf } from '../src/simulation/record-kinds';
import { declarationOf, demoExamples } from './examples/demo';

const examples = demoExamples.map(([line, , sent]) => {
  const [method = '', address = ''] = line.split(' ');
  const { pathname: path, search } = new URL(address, 'http://demo.example');
  const headers = { 'idempotency-key': 'example' };
  const body = sent === undefined ? '' : JSON.stringify(sent);
  const request = { method, path, query: search.slice(1), body, headers };
  return { line, endpoint: declarationOf(method, path), request };
});
type Example = (typeof examples)[number];

const commands = examples.filter(({ endpoint }) => endpoint.changes);

async function responsesOf(demo: TestDemo, asked: readonly Example[]): Promise<string[]> {
  const responses: string[] = [];
  for (const { line, request } of asked) {
    const { status, body } = await demo.dispatcher.dispatch(request);
    responses.push(`${line}: ${status} ${body}`);
  }
  return responses;
}

/**
 * Passwords belong to the account, though no response contains them; sign-up and sign-in declare no
 * records.
 */
const kindsOf = (changed: readonly { table: string }[], path: string) =>
  [
    ...new Set([
      ...recordKindsOf(changed),
      ...(changed.some(({ table }) => table === 'demo.accounts') && !path.startsWith('/jwt/')
        ? ['demoAccount']
        : []),
    ]),
  ].sort();

test.each(commands)(
  '$line changes what it declares, and no response to other queries',
  async ({ endpoint, request }) => {
    const demo = startDemo();
    const unconcerned = examples.filter(
      (one) =>
        one.endpoint.reads && !one.endpoint.reads.some((kind) => endpoint.changes?.includes(kind)),
    );
    // Reading a chat marks it as read.
    await responsesOf(demo, unconcerned);
    const before = await responsesOf(demo, unconcerned);
    const changed: { table: string }[] = [];
    const stop = demo.database.onChange((changes) => changed.push(...changes));
    expect((await demo.dispatcher.dispatch(request)).status).toBeLessThan(300);
    stop();
    expect(kindsOf(changed, endpoint.path)).toEqual(endpoint.changes?.toSorted());
    expect(await responsesOf(demo, unconcerned)).toEqual(before);
  },
);
