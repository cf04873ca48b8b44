import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, Realm } from '@praxis/contract';
import type { Database } from './database';
import type { TokenSession } from './tokens';

/** What an access token says of its bearer. */
export interface Bearer {
  userId: string;
  realm: Realm;
  role: string;
  /** The session that the token belongs to. */
  session: TokenSession;
}

/** What every handler may use; nothing else reaches the outside, so tests control all of it. */
export interface Simulation {
  database: Database;
  /** The simulated time, milliseconds since the epoch. The panel can move it. */
  now(): number;
  /** Carries out what has fallen due by now, for everything whose sample data is there. */
  runDueJobs(): void;
  /** The real time, milliseconds since the epoch: sessions do not end because the panel moves the clock. */
  tokenTime(): number;
  /** Puts a part's sample data into the database before its first use. */
  seedOnce(part: string, seed: (simulation: Simulation) => void): void;
  /** When the sample data was made: everything in it is relative to this, milliseconds since the epoch. */
  seededAt: number;
  /** A random string for a new practice record. */
  newId(): string;
  /** A random number in [0, 1): seeded in tests. */
  random(): number;
  /** How many times the normal amount of practice sample data is made; 1 unless tests of scale ask for more. */
  scale: number;
}

/** A request after routing, parsing and authorizing. */
export interface HandledRequest<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Present unless the endpoint is public and the caller is not signed in. */
  bearer: Bearer | undefined;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
}

/** An answer with a status or headers of its own; a handler may also return just the body. */
export class Reply<T = unknown> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

export interface Handler {
  endpoint: Endpoint;
  /** Makes the sample data that the request reads, before the handler runs. */
  prepare?(request: HandledRequest, simulation: Simulation): void;
  run(request: HandledRequest, simulation: Simulation): unknown;
  /** Answers a request that its declaration does not allow, where the usual answer will not do. */
  onParseFault?(): Reply;
}

/**
 * Ties a handler to the endpoint that it serves, with the types of its declaration. It is
 * synchronous, because it runs in a transaction, whole or not at all.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (request: HandledRequest<E>, simulation: Simulation) => AnswerOf<E> | Reply,
  {
    prepare,
    onParseFault,
  }: {
    prepare?(request: HandledRequest<E>, simulation: Simulation): void;
    onParseFault?: Handler['onParseFault'];
  } = {},
): Handler {
  return { endpoint, prepare, run, onParseFault } as unknown as Handler;
}

/** What the code of a module exports; it is loaded when one of its endpoints is first called. */
export interface LoadedModule {
  /** Puts the module's sample data into the database; called once, before the first handler. */
  seed?(simulation: Simulation): void;
  /** Makes ahead what the holder of an account is shown first. */
  prepare?(simulation: Simulation, email: string): void;
  handlers: readonly Handler[];
}

/** What of an endpoint decides whether a request is for it. */
export type Route = Pick<Endpoint, 'method' | 'path'>;

/**
 * One module of the back end, as data that is known before any of its code is loaded: a request is
 * either ours or passes through to the network, and that has to be decided at once. A build takes
 * methods and paths of the endpoints alone from the contract (`tooling/webpack/routes-loader.js`).
 */
export interface BackEndModule {
  name: string;
  /** The endpoints of the module's handlers; a test holds the two lists against each other. */
  endpoints: readonly Route[];
  load(): Promise<LoadedModule>;
  /** Nearly every visit calls it: signing in, what the frame shows. */
  prefetched?: boolean;
}
