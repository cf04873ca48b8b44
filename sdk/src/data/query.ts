import type { ResponseOf, Endpoint, RecordKind } from '@praxis/contract';
import type { CallInput, CallOptions, Client } from './client';

/** A request that pages share, independent of its arguments. Created by `query`. */
export interface Query<Args, Data> {
  /** App id and the query's name in it: the path of its entries in the store. */
  readonly app: string;
  readonly name: string;
  /** Kinds of records in the response; null if the endpoint does not declare them: any kind. */
  readonly reads: readonly RecordKind[] | null;
  ask(client: Client, args: Args, options: CallOptions): Promise<Data>;
}

interface Declaration<E extends Endpoint, Args, Data> {
  app: string;
  name: string;
  endpoint: E;
  /**
   * Replaces the default request, a single call with the arguments as input: to load every page of a
   * list, for example.
   */
  ask?: (client: Client, args: Args, options: CallOptions) => Promise<Data>;
}

type AnyQuery = Query<never, unknown>;

interface Declared {
  query: AnyQuery;
  endpoint: Endpoint;
  /** It has a request function of its own (`ask`). */
  custom: boolean;
  /** The app's code is being reloaded, so the new code may declare the query again. */
  replaceable?: true;
}

const declared = new Map<string, Declared>();

/**
 * Allows an app to declare its queries again, because its code is reloaded. Pages that show a query
 * continue to use it.
 */
export function allowRedeclaration(app: string): void {
  for (const [path, declaration] of declared)
    if (path.startsWith(`${app}/`)) declared.set(path, { ...declaration, replaceable: true });
}

/**
 * Declares a query of an app: `query({ app: 'doctor', name: 'plans', endpoint: listPlans })`. Its state
 * is stored by app, name and arguments; `useQuery` shows it.
 *
 * @throws if the app already has a query of that name: the two would share their entries
 */
export function query<E extends Endpoint, Args = CallInput<E>, Data = ResponseOf<E>>({
  app,
  name,
  endpoint,
  ask,
}: Declaration<E, Args, Data>): Query<Args, Data> {
  const path = `${app}/${name}`;
  const other = declared.get(path);
  // Hot module replacement evaluates the declaration again.
  const replaced = process.env.NODE_ENV === 'development' && other?.endpoint.path === endpoint.path;
  if (other && !other.replaceable && !replaced)
    throw new Error(`The app "${app}" has two queries named "${name}".`);
  const askOnce: Query<Args, Data>['ask'] = (client, args, options) =>
    client.call(
      endpoint,
      args as unknown as CallInput<E>,
      options,
    ) as Promise<unknown> as Promise<Data>;
  const made: Query<Args, Data> = {
    app,
    name,
    reads: endpoint.reads ?? null,
    ask: ask ?? askOnce,
  };
  declared.set(path, { query: made as unknown as AnyQuery, endpoint, custom: ask !== undefined });
  return made;
}

/** A query with its arguments: the key of one cache entry, however many components use it. */
export interface QueryAddress {
  readonly app: string;
  readonly name: string;
  readonly args: unknown;
  /** The arguments, serialized: equal arguments share an entry. */
  readonly key: string;
}

/** Returns the store address of a query with these arguments. */
export function addressOf<Args>({ app, name }: Query<Args, unknown>, args: Args): QueryAddress {
  return { app, name, args, key: keyOf(args) };
}

/** Returns the query declared at an address. */
export function queryAt({ app, name }: QueryAddress): Query<unknown, unknown> {
  const found = declared.get(`${app}/${name}`);
  if (!found) throw new Error(`The app "${app}" has no query named "${name}".`);
  return found.query as unknown as Query<unknown, unknown>;
}

/**
 * Finds an app's query that sends a GET endpoint its arguments unchanged; undefined if the code that
 * declares it has not been loaded or declares none.
 */
export function queryOfEndpoint(app: string, path: string): Query<unknown, unknown> | undefined {
  for (const { query: one, endpoint, custom } of declared.values())
    if (one.app === app && endpoint.method === 'GET' && endpoint.path === path && !custom)
      return one as unknown as Query<unknown, unknown>;
  return undefined;
}

/**
 * Returns whether a response may contain records of these kinds. Undeclared kinds of the query, or unknown
 * ones of the change, match any.
 */
export function dependsOn(address: QueryAddress, kinds: readonly RecordKind[] | null): boolean {
  const { reads } = queryAt(address);
  return reads === null || kinds === null || reads.some((kind) => kinds.includes(kind));
}

/** Returns whether the query's responses contain no records, such as a list of options. */
export function isStatic({ app, name }: QueryAddress): boolean {
  return declared.get(`${app}/${name}`)?.query.reads?.length === 0;
}

/** Returns the record id in a call's input: `id` in its path or query parameters. */
export function idNamedIn(input: unknown): string | undefined {
  const { params, query: asked } = (input ?? {}) as Record<'params' | 'query', { id?: unknown }>;
  const id = params?.id ?? asked?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Serializes arguments to a key that does not depend on the order of their fields. */
export function keyOf(args: unknown): string {
  return JSON.stringify(args, (_name, value: unknown) =>
    isPlain(value)
      ? Object.fromEntries(
          Object.keys(value)
            .toSorted()
            .map((name) => [name, value[name]]),
        )
      : value,
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
