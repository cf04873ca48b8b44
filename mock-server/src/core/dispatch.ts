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
import { toErrorResponse, ValidationError } from './errors';
import { runOnce } from './idempotency';
import { parseBody, parseParams, parseQuery } from './parse';
import type { RawResponse, RawRequest } from './raw';
import { RouteTable } from './routes';
import { verifyToken } from './tokens';
import { immediateTurns, type Turns } from './turn';

export interface Dispatcher {
  /** Whether an endpoint of the simulation matches; all other requests go to the network. */
  serves(method: string, path: string): boolean;
  /** Handles a request that `serves` accepts; never rejects: every error becomes a response. */
  dispatch(request: RawRequest): Promise<RawResponse>;
}

/**
 * Creates the dispatcher: routing, authentication, authorization, parsing and serialization from
 * the contract's endpoints.
 */
export function createDispatcher(
  modules: readonly BackEndModule[],
  simulation: Simulation,
  turns: Turns = immediateTurns,
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

  async function respond(request: RawRequest): Promise<RawResponse> {
    const found = routes.match(request.method, request.path);
    if (!found?.params) throw new RuleError('not_found');
    const { route } = found;
    // Other tabs may have written: a read catches up while its code loads, a command when its turn
    // begins.
    const caughtUp = route.method === 'GET' ? turns.catchUp() : undefined;
    const { handler, seed } = await load(route.module, route);
    const { endpoint, run, prepare, admit } = handler;
    const { params } = found;
    const bearer = authenticate(endpoint, request, simulation.tokenTime());
    const { database } = simulation;
    const work = () => {
      if (seed) simulation.seedOnce(route.module.name, seed);
      // First, so that an ended session gets no other error, and no stored response.
      admit?.({ bearer }, simulation);
      authorize(endpoint, bearer);
      const handled = parseRequest(handler, request, params, bearer);
      if (handled instanceof Reply) return toResponse(endpoint, handled);
      requireHeaders(endpoint, request.headers);
      const runHandler = () => toResponse(endpoint, run(handled, simulation));
      prepare?.(handled, simulation);
      // Due jobs run before the handler reads.
      simulation.runDueJobs();
      return database.transaction(() =>
        isIdempotent(endpoint, request)
          ? runOnce(database, request, handled, simulation.now(), runHandler)
          : runHandler(),
      );
    };
    await caughtUp;
    const read = caughtUp && database.read(work);
    // A read that writes after all (an access log entry, a due job) runs again in a turn of its
    // own.
    return read ? read.result : turns.take(work);
  }

  return {
    serves: (method, path) => routes.match(method, path) !== undefined,
    async dispatch(request) {
      try {
        return await respond(request);
      } catch (error) {
        return toErrorResponse(request.path, error, simulation.newId());
      }
    },
  };
}

/**
 * Parses the request for the handler, or returns the handler's own response to an invalid one.
 * @throws {ValidationError}
 */
function parseRequest(
  { endpoint, onValidationError }: Handler,
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
    if (error instanceof ValidationError && onValidationError) return onValidationError();
    throw error;
  }
}

/**
 * Returns the caller of a request. @throws {RuleError} `unauthenticated`, or `forbidden` to accounts
 * of the demo
 */
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
  // Demo accounts have no permissions in a practice, whatever their role is called.
  if (bearer.realm !== 'practice') throw new RuleError('forbidden');
  return bearer;
}

/** Checks that the caller has a role of the endpoint's audience. @throws {RuleError} `forbidden` */
function authorize({ audience }: Endpoint, bearer: Bearer | undefined): void {
  if (typeof audience === 'string') return;
  if (!audience.some((role) => role === bearer?.role)) throw new RuleError('forbidden');
}

/**
 * Whether a command is deduplicated by its idempotency key. Endpoints that lead to a session are
 * not, so that no token is stored.
 */
function isIdempotent(endpoint: Endpoint, { headers }: RawRequest): boolean {
  const { path, audience, idempotent, changes = [] } = endpoint;
  if (idempotent) return true;
  if (changes.length === 0 || !headers['idempotency-key']) return false;
  return audience !== 'public' || !isPracticePath(path);
}

/** @throws {RuleError} `version_required`, or `validation_failed` for a missing idempotency key */
function requireHeaders(endpoint: Endpoint, headers: RawRequest['headers']): void {
  if (endpoint.versioned && !headers['if-match']) throw new RuleError('version_required');
  if (endpoint.idempotent && !headers['idempotency-key'])
    throw new RuleError('validation_failed', 'The header Idempotency-Key is missing.', {
      'Idempotency-Key': ['required'],
    });
}

/**
 * @throws {TypeError} if a handler returns a promise, which would settle after the transaction's
 * end
 */
function toResponse(endpoint: Endpoint, result: unknown): RawResponse {
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
