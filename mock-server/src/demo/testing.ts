import { createDispatcher } from '../core/dispatch';
import type { RawResponse } from '../core/raw';
import { createTestSimulation, testNow } from '../core/testing';
import { demoModules } from './modules';

/** A response with its parsed JSON body; undefined if empty. */
export interface TestResponse<T> {
  status: number;
  body: T;
}

type QueryValue = string | number | readonly string[];
type Query = Readonly<Record<string, QueryValue>>;

export { testNow };

/**
 * Starts the demo API behind its dispatcher, with a controllable clock. For tests and benchmarks.
 */
export function startDemo({ random = () => 0.5 }: { random?: () => number } = {}) {
  const { simulation, advanceClock } = createTestSimulation({ random });
  const dispatcher = createDispatcher(demoModules, simulation);

  async function send<T>(method: string, path: string, query: Query, body: string) {
    const response = await dispatcher.dispatch({
      method,
      path,
      query: toQueryText(query),
      body,
      headers: {},
    });
    return read<T>(response);
  }

  return {
    simulation,
    dispatcher,
    database: simulation.database,
    advanceClock,
    get: <T>(path: string, query: Query = {}) => send<T>('GET', path, query, ''),
    post: <T>(path: string, body: unknown) => send<T>('POST', path, {}, JSON.stringify(body)),
    /** Sends a body that is not JSON, or empty. */
    postText: <T>(path: string, body: string) => send<T>('POST', path, {}, body),
    remove: <T>(path: string, query: Query = {}) => send<T>('DELETE', path, query, ''),
  };
}

export type TestDemo = ReturnType<typeof startDemo>;

function toQueryText(query: Query): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) values.append(name, String(one));
  return values.toString();
}

function read<T>({ status, body }: RawResponse): TestResponse<T> {
  return { status, body: (body === '' ? undefined : JSON.parse(body)) as T };
}
