import type { ErrorCode } from '@praxis/contract';
import { rolesOf, everyEndpoint, exampleOf } from '../examples';
import type { Example } from '../examples/example';
import type { World } from '../examples/world';

/** Makes a request that is refused, from the one that succeeds. */
export type MakeRefusal = (world: World, example: Example) => Example;

/** For each code that an endpoint declares, how one gets it. */
export type RefusalsOf = Partial<Record<ErrorCode, MakeRefusal>>;

/** By method and path. */
export type Refusals = Readonly<Record<string, RefusalsOf>>;

/** The request of an endpoint that succeeds, by the endpoint's line. */
export function exampleAt(world: World, line: string): Example {
  const found = everyEndpoint.find((one) => one.line === line);
  if (!found) throw new Error(`${line} is not declared.`);
  return exampleOf(found.endpoint, world, rolesOf(found.endpoint)[0] ?? 'admin');
}

/** With another value in the body. */
export const withBody =
  (change: (world: World) => object): MakeRefusal =>
  (world, example) => ({ ...example, body: { ...(example.body as object), ...change(world) } });
