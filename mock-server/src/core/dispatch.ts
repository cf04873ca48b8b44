import { isPracticePath, RuleError, type Endpoint } from '@praxis/contract';
import {
  Reply,
  type BackEndModule,
  type Bearer,
  type HandledRequest,
  type Handler,
  type Route,
  type Simulation,
} from './module';
import { answerError, ParseFault } from './errors';
import { answerOnce } from './idempotency';
import { parseBody, parseParams, parseQuery } from './parse';
import type { RawAnswer, RawRequest } from './raw';
import { RouteTable } from './routes';
import { verifyToken } from './tokens';
import { atOnce, type Turns } from './turn';

export interface Dispatcher {
  /** Whether a request is ours; everything else belongs to the network. */
  serves(method: string, path: string): boolean;
  /** Answers a request that is ours; every fault becomes an answer. */
  dispatch(request: RawRequest): Promise<RawAnswer>;
}

/** Routing, authentication, authorization, parsing and answering, from the contract's declarations. */
export function createDispatcher(
  modules: readonly BackEndModule[],
  simulation: Simulation,
  turns: Turns = atOnce,
): Dispatcher {
  const routes = new RouteTable(modules);

  async function load(module: BackEndModule, { method, path }: Route) {
    const { seed, handlers } = await module.load();
    const handler = handlers.find(
      ({ endpoint }) => endpoint.method === method && endpoint.path === path,
    );
    if (!handler)
      throw new Error(`Module "${module.name}" lists ${method} ${path} without a handler.`);
    return { handler, seed };
  }

  async function answer(request: RawRequest): Promise<RawAnswer> {
    const found = routes.match(request.method, request.path);
    if (!found?.params) throw new RuleError('not_found');
    const { route } = found;
    // Other tabs may have written since: a read looks while its code is fetched, a command in its turn.
    const caughtUp = route.method === 'GET' ? turns.catchUp() : undefined;
    const { handler, seed } = await load(route.module, route);
    const { endpoint, run, prepare } = handler;
    const bearer = authenticate(endpoint, request, simulation.tokenTime());
    const handled = parseRequest(handler, request, found.params, bearer);
    if (handled instanceof Reply) return toAnswer(endpoint, handled);
    requireHeaders(endpoint, request.headers);
    const { database } = simulation;
    const respond = () => toAnswer(endpoint, run(handled, simulation));
    const work = () => {
      if (seed) simulation.seedOnce(route.module.name, seed);
      prepare?.(handled, simulation);
      // What fell due by now has happened before anybody looks.
      simulation.runDueJobs();
      return database.transaction(() =>
        isOnce(endpoint, request)
          ? answerOnce(database, request, handled, simulation.now(), respond)
          : respond(),
      );
    };
    await caughtUp;
    const read = caughtUp && database.read(work);
    // One that leaves a trace (an entry of the access log, something that fell due) writes in a turn.
    return read ? read.result : turns.take(work);
  }

  return {
    serves: (method, path) => routes.match(method, path) !== undefined,
    async dispatch(request) {
      try {
        return await answer(request);
      } catch (error) {
        return answerError(request.path, error, simulation.newId());
      }
    },
  };
}

/** What the handler receives, or its own answer to a request that does not parse. @throws {ParseFault} */
function parseRequest(
  { endpoint, onParseFault }: Handler,
  { query, body, headers }: RawRequest,
  params: Record<string, string>,
  bearer: Bearer | undefined,
): HandledRequest | Reply {
  try {
    return {
      params: parseParams(endpoint, params),
      query: parseQuery(endpoint, query),
      body: parseBody(endpoint, body),
      bearer,
      headers,
    };
  } catch (error) {
    if (error instanceof ParseFault && onParseFault) return onParseFault();
    throw error;
  }
}

/** Who is asking. @throws {RuleError} `unauthenticated` or `forbidden` */
function authenticate(
  endpoint: Endpoint,
  { headers }: RawRequest,
  now: number,
): Bearer | undefined {
  const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
  const claims = token ? verifyToken(token, 'access', now) : undefined;
  const bearer = claims && {
    userId: claims.userId,
    realm: claims.realm,
    role: claims.role,
    session: claims.session,
  };
  if (endpoint.audience === 'public') return bearer;
  if (!bearer)
    throw new RuleError('unauthenticated', 'The access token is missing, wrong or expired.');
  // A demo account has no rights in a practice, whatever its role is called.
  if (bearer.realm !== 'practice') throw new RuleError('forbidden');
  if (endpoint.audience !== 'signedIn' && !endpoint.audience.some((role) => role === bearer.role))
    throw new RuleError('forbidden');
  return bearer;
}

/**
 * Whether a command is carried out once: where its caller names the intention by a key. What leads to
 * a session is answered anew each time, so that no token of one is kept.
 */
function isOnce(endpoint: Endpoint, { headers }: RawRequest): boolean {
  const { path, audience, idempotent, changes = [] } = endpoint;
  if (idempotent) return true;
  if (changes.length === 0 || !headers['idempotency-key']) return false;
  return audience !== 'public' || !isPracticePath(path);
}

/** @throws {RuleError} `version_required`, or `validation_failed` where the idempotency key is missing */
function requireHeaders(endpoint: Endpoint, headers: RawRequest['headers']): void {
  if (endpoint.versioned && !headers['if-match']) throw new RuleError('version_required');
  if (endpoint.idempotent && !headers['idempotency-key'])
    throw new RuleError('validation_failed', 'The header Idempotency-Key is missing.', {
      'Idempotency-Key': ['required'],
    });
}

/** @throws {TypeError} where a handler promises its result: the transaction would be over before it */
function toAnswer(endpoint: Endpoint, result: unknown): RawAnswer {
  if (result instanceof Promise)
    throw new TypeError(
      `The handler of ${endpoint.method} ${endpoint.path} has to be synchronous.`,
    );
  const reply = result instanceof Reply ? result : new Reply(endpoint.status ?? 200, result);
  return {
    status: reply.status,
    headers: { 'Content-Type': 'application/json', ...reply.headers },
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  };
}
