import type { ResponseOf, BodyOf, Endpoint, ParamsOf, QueryOf, Realm } from '@praxis/contract';
import type { Database } from './database';
import type { TokenSession } from './tokens';

/** The authenticated caller, from the access token's claims. */
export interface Bearer {
  userId: string;
  realm: Realm;
  role: string;
  /** The session that the token belongs to. */
  session: TokenSession;
}

/**
 * The dependencies of every handler. Handlers use nothing else from outside, so tests control all
 * of it.
 */
export interface Simulation {
  database: Database;
  /** The simulated time, in milliseconds since the epoch. The panel can move it. */
  now(): number;
  /** Runs all jobs that are due by now, for all sample data loaded so far. */
  runDueJobs(): void;
  /**
   * The real time, in milliseconds since the epoch: sessions must not expire because the panel
   * moves the clock.
   */
  tokenTime(): number;
  /** Adds a part's sample data to the database on first use. */
  seedOnce(part: string, seed: (simulation: Simulation) => void): void;
  /**
   * Creation time of the sample data, which all its dates are relative to, in milliseconds since
   * the epoch.
   */
  seededAt: number;
  /** Generates the id of a new practice record. */
  newId(): string;
  /** A random number in [0, 1), seeded in tests. */
  random(): number;
  /** Multiplier for the amount of practice sample data; 1 except in load tests. */
  scale: number;
}

/** A request after routing, parsing and authorizing. */
export interface HandledRequest<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Undefined if the endpoint is public and the caller is not signed in. */
  bearer: Bearer | undefined;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
}

/** The part of a request that identifies the caller. */
export type BearerRequest = Pick<HandledRequest, 'bearer'>;

/** The part of a request that identifies the caller, the record and its version. */
export type RecordRequest = Pick<HandledRequest, 'bearer' | 'headers'> & { params: { id: string } };

/** A response with its own status or headers; a handler may also return just the body. */
export class Reply<T = unknown> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

export interface Handler {
  endpoint: Endpoint;
  /**
   * Rejects a caller whose token is valid but whose session has ended, before the request is
   * checked. @throws {RuleError} `unauthenticated`
   */
  admit?(request: BearerRequest, simulation: Simulation): void;
  /** Generates the sample data that the request needs, before the handler runs. */
  prepare?(request: HandledRequest, simulation: Simulation): void;
  run(request: HandledRequest, simulation: Simulation): unknown;
  /** Replaces the default response to a request that violates the schema. */
  onValidationError?(): Reply;
}

/**
 * Binds a handler to its endpoint, with the types of its declaration. Handlers are synchronous,
 * because they run in a transaction.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (request: HandledRequest<E>, simulation: Simulation) => ResponseOf<E> | Reply,
  {
    prepare,
    onValidationError,
  }: {
    prepare?(request: HandledRequest<E>, simulation: Simulation): void;
    onValidationError?: Handler['onValidationError'];
  } = {},
): Handler {
  return { endpoint, prepare, run, onValidationError } as unknown as Handler;
}

/** The exports of a module's code, which loads on the first call of one of its endpoints. */
export interface LoadedModule {
  /** Adds the module's sample data to the database; called once, before the first handler. */
  seed?(simulation: Simulation): void;
  /** Generates ahead of sign-in the sample data of the account's first page. */
  prepare?(simulation: Simulation, email: string): void;
  handlers: readonly Handler[];
}

/** The part of an endpoint that routing needs. */
export type Route = Pick<Endpoint, 'method' | 'path'>;

/**
 * One module of the back end, as data that is available before its code loads: whether a request is
 * intercepted or passes through has to be decided synchronously. For this, builds take only methods
 * and paths of the endpoints from the contract (`tooling/webpack/routes-loader.js`).
 */
export interface BackEndModule {
  name: string;
  /** The endpoints of the module's handlers; a test compares the two lists. */
  endpoints: readonly Route[];
  load(): Promise<LoadedModule>;
  /** Set for modules that nearly every visit calls: sign-in and the frame. */
  prefetched?: boolean;
}
