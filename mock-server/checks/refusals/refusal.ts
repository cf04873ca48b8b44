import type { ErrorCode } from '@praxis/contract';
import { rolesOf, everyEndpoint, exampleOf } from '../examples';
import type { Example } from '../examples/example';
import type { Context } from '../examples/context';

/** Makes a request that is refused, from the one that succeeds. */
export type MakeRefusal = (context: Context, example: Example) => Example;

/** For each code that an endpoint declares, how one gets it. */
export type RefusalsOf = Partial<Record<ErrorCode, MakeRefusal>>;

/** By method and path. */
export type Refusals = Readonly<Record<string, RefusalsOf>>;

/** The request of an endpoint that succeeds, by the endpoint's line. */
export function exampleAt(context: Context, line: string): Example {
  const found = everyEndpoint.find((one) => one.line === line);
  if (!found) throw new Error(`${line} is not declared.`);
  return exampleOf(found.endpoint, context, rolesOf(found.endpoint)[0] ?? 'admin');
}

/** With another value in the body. */
export const withBody =
  (change: (context: Context) => object): MakeRefusal =>
  (context, example) => ({ ...example, body: { ...(example.body as object), ...change(context) } });
