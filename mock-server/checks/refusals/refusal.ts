import type { ErrorCode } from '@praxis/contract';
import { rolesOf, everyEndpoint, exampleOf } from '../examples';
import type { Example } from '../examples/example';
import type { Context } from '../examples/context';

/** Turns a successful request into one that is refused. */
export type MakeRefusal = (context: Context, example: Example) => Example;

/** A way to trigger each error code of an endpoint. */
export type RefusalsOf = Partial<Record<ErrorCode, MakeRefusal>>;

/** By method and path. */
export type Refusals = Readonly<Record<string, RefusalsOf>>;

/** The example of an endpoint, by its method and path. */
export function exampleAt(context: Context, line: string): Example {
  const found = everyEndpoint.find((one) => one.line === line);
  if (!found) throw new Error(`${line} is not declared.`);
  return exampleOf(found.endpoint, context, rolesOf(found.endpoint)[0] ?? 'admin');
}

/** Changes values of the body. */
export const withBody =
  (change: (context: Context) => object): MakeRefusal =>
  (context, example) => ({ ...example, body: { ...(example.body as object), ...change(context) } });
