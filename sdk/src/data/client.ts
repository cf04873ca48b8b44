import type { ResponseOf, BodyInput, Endpoint, ParamsInput, QueryInput } from '@praxis/contract';
import { reportError } from '../report-error';
import { RequestError } from './request-error';

/** An optional key if the value is undefined or has only optional fields, otherwise a required one. */
type Part<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** Input of a call: path parameters, query, body, the record's version (`If-Match`) and idempotency key. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  (E extends { versioned: true } ? { version: number } : { version?: number }) & {
    idempotencyKey?: string;
  };

export interface CallOptions {
  signal?: AbortSignal;
  /** A call that the user did not trigger, such as polling or prefetching. It never refreshes the session. */
  background?: boolean;
}

/** The typed client: one function, with the types of the contract's endpoints. */
export interface Client {
  /** @throws {RequestError} on every failure except an abort */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

/** A request as the transport sends it. */
export interface WireRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  background: boolean;
  /** The endpoint is public: a refusal is not caused by the session. */
  anonymous: boolean;
}

/** Sends a request and resolves with the response body. Supplied by the shell. */
export type Transport = (request: WireRequest) => Promise<unknown>;

/**
 * Creates a client for a transport. Responses are validated by the contract's schemas, so that a page
 * never gets a wrong shape.
 */
export function createClient(transport: Transport): Client {
  return {
    async call(endpoint, input, options = {}) {
      const { params, query, body, version, idempotencyKey } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
        version?: number;
        idempotencyKey?: string;
      };
      const headers: Record<string, string> = {};
      if (version !== undefined) headers['If-Match'] = String(version);
      // The access log counts what a user opens, not background reloads.
      if (options.background) headers['X-Background'] = 'true';
      const key = idempotencyKey ?? (endpoint.idempotent ? randomKey() : undefined);
      if (key !== undefined) headers['Idempotency-Key'] = key;
      try {
        const response = await transport({
          method: endpoint.method,
          path: fillPath(endpoint.path, params ?? {}),
          query: query ?? {},
          // If every field of a body is optional, callers may omit it: send an empty object.
          body: body ?? (endpoint.body ? {} : undefined),
          headers,
          signal: options.signal,
          background: options.background ?? false,
          anonymous: endpoint.audience === 'public',
        });
        return parseResponse(endpoint, response);
      } catch (error) {
        reportFault(endpoint, error);
        throw error;
      }
    },
  };
}

/**
 * Reports server errors and malformed responses. Refusals and network failures are shown by the page
 * that sent the request.
 */
function reportFault({ method, path }: Endpoint, error: unknown): void {
  const isFault =
    error instanceof UnexpectedResponse ||
    (error instanceof RequestError && error.failure.kind === 'server');
  if (isFault) reportError(error, { place: `${method} ${path}`, isShown: true });
}

function parseResponse<E extends Endpoint>(endpoint: E, response: unknown): ResponseOf<E> {
  if (!endpoint.response) {
    // An HTML page, such as a captive portal's sign-in, is not a response of the back end: the request
    // was not processed.
    if (typeof response === 'string') throw new UnexpectedResponse(endpoint, '');
    return undefined as ResponseOf<E>;
  }
  const parsed = endpoint.response.safeParse(response);
  if (!parsed.success)
    throw new UnexpectedResponse(endpoint, parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data as ResponseOf<E>;
}

/** A response that does not match the contract's schema. The message names the field, never its value. */
export class UnexpectedResponse extends RequestError {
  constructor(endpoint: Endpoint, place: string) {
    super({ kind: 'unexpected', status: 0 });
    this.message = `${endpoint.method} ${endpoint.path} returned an unexpected shape at "${place}".`;
    this.name = 'UnexpectedResponse';
  }
}

/**
 * Fills in a path's parameters, URL-encoded: `/plans/:id` becomes `/plans/pln_1`.
 *
 * @throws {RequestError} `not_found` if a parameter, which may come from the page's own address, would
 * turn the path into another one
 */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name]);
    // Browsers resolve dot segments, even escaped ones; a lone surrogate cannot be encoded.
    if (/^\.{0,2}$|\p{Cs}/u.test(value))
      throw new RequestError({ kind: 'rule', status: 404, code: 'not_found' });
    return encodeURIComponent(value);
  });
}

/**
 * Returns 128 random bits as hex. `crypto.randomUUID` is missing in insecure contexts: plain http other
 * than localhost.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
