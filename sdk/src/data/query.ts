import type { AnswerOf, Endpoint, RecordKind } from '@praxis/contract';
import type { CallInput, CallOptions, Client } from './client';

/** What a page asks the back end for, whatever the arguments. Made by `query`. */
export interface Query<Args, Data> {
  /** Id of the app, and the query's name in it: its place in the store. */
  readonly app: string;
  readonly name: string;
  /** The records that the answer is made of; null where the endpoint does not say: any. */
  readonly reads: readonly RecordKind[] | null;
  ask(client: Client, args: Args, options: CallOptions): Promise<Data>;
}

interface Declaration<E extends Endpoint, Args, Data> {
  app: string;
  name: string;
  endpoint: E;
  /** Asks in another way than once with the arguments as the call's input: for every page of a list. */
  ask?: (client: Client, args: Args, options: CallOptions) => Promise<Data>;
}

type AnyQuery = Query<never, unknown>;

interface Declared {
  query: AnyQuery;
  endpoint: Endpoint;
  /** It asks in another way than once with the arguments as the call's input. */
  custom: boolean;
  /** The code that it stands in is let go of: code that is loaded anew declares it once more. */
  replaceable?: true;
}

const declared = new Map<string, Declared>();

/** An app's code is loaded anew: its queries may be declared again. What shows one meanwhile goes on. */
export function expectQueriesAnew(app: string): void {
  for (const [place, one] of declared)
    if (place.startsWith(`${app}/`)) declared.set(place, { ...one, replaceable: true });
}

/**
 * Declares a query of an app: `query({ app: 'doctor', name: 'plans', endpoint: listPlans })`. Its
 * state is kept by app, name and arguments; `useQuery` shows it.
 *
 * @throws where the app has another query of that name: the two would show each other's answers
 */
export function query<E extends Endpoint, Args = CallInput<E>, Data = AnswerOf<E>>({
  app,
  name,
  endpoint,
  ask,
}: Declaration<E, Args, Data>): Query<Args, Data> {
  const place = `${app}/${name}`;
  const other = declared.get(place);
  // A hot update evaluates the declaration that it replaces once more.
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
  declared.set(place, { query: made as unknown as AnyQuery, endpoint, custom: ask !== undefined });
  return made;
}

/** A query with its arguments: what is asked for once, however many places show it. */
export interface QueryAddress {
  readonly app: string;
  readonly name: string;
  readonly args: unknown;
  /** The arguments as text: equal arguments are one entry. */
  readonly key: string;
}

/** Where the state of a query with these arguments is kept. */
export function addressOf<Args>({ app, name }: Query<Args, unknown>, args: Args): QueryAddress {
  return { app, name, args, key: keyOf(args) };
}

/** The declaration behind an address. */
export function queryAt({ app, name }: QueryAddress): Query<unknown, unknown> {
  const found = declared.get(`${app}/${name}`);
  if (!found) throw new Error(`The app "${app}" has no query named "${name}".`);
  return found.query as unknown as Query<unknown, unknown>;
}

/**
 * The query of an app that sends an endpoint its arguments as they are, once the code that declares it
 * is there; nothing where there is none.
 */
export function queryOfEndpoint(app: string, path: string): Query<unknown, unknown> | undefined {
  for (const { query: one, endpoint, custom } of declared.values())
    if (one.app === app && endpoint.method === 'GET' && endpoint.path === path && !custom)
      return one as unknown as Query<unknown, unknown>;
  return undefined;
}

/** Whether an answer is made of records of these kinds; of any kind where one of the two is not known. */
export function isMadeOf(address: QueryAddress, kinds: readonly RecordKind[] | null): boolean {
  const { reads } = queryAt(address);
  return reads === null || kinds === null || reads.some((kind) => kinds.includes(kind));
}

/** The id of the one record that a call's input names, as endpoints name it: in its path or its query. */
export function idNamedIn(input: unknown): string | undefined {
  const { params, query: asked } = (input ?? {}) as Record<'params' | 'query', { id?: unknown }>;
  const id = params?.id ?? asked?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Arguments as text: the same for equal ones, whatever the order of their fields. */
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
