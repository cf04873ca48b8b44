import type { AnswerOf, BodyInput, Endpoint, ParamsInput, QueryInput } from '@praxis/contract';
import { reportError } from '../report-error';
import { RequestError } from './request-error';

/** `{}` where a part is undefined or all of it is optional, else required. */
type Part<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call of an endpoint sends. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  (E extends { versioned: true } ? { version: number } : { version?: number }) & {
    idempotencyKey?: string;
  };

export interface CallOptions {
  signal?: AbortSignal;
  /** A call on the product's own account (polling, prefetching): it never refreshes the session. */
  background?: boolean;
}

/** The typed client: one function, made from the contract's declarations. */
export interface Client {
  /** @throws {RequestError} for every failure but an abort */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
}

/** What goes over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  background: boolean;
  /** Anybody may send it, so that the session is not why it was refused. */
  anonymous: boolean;
}

/** Sends a request and resolves with the body of its answer; the shell supplies it. */
export type Transport = (request: WireRequest) => Promise<unknown>;

/** Makes the client of a transport. Answers are parsed by the contract, so that a page never meets a wrong shape. */
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
      // An access log counts what a person opens, not what a page asks for again.
      if (options.background) headers['X-Background'] = 'true';
      const key = idempotencyKey ?? (endpoint.idempotent ? randomKey() : undefined);
      if (key !== undefined) headers['Idempotency-Key'] = key;
      try {
        const answer = await transport({
          method: endpoint.method,
          path: fillPath(endpoint.path, params ?? {}),
          query: query ?? {},
          // All of a body may be optional: leaving it out is sending none of it.
          body: body ?? (endpoint.body ? {} : undefined),
          headers,
          signal: options.signal,
          background: options.background ?? false,
          anonymous: endpoint.audience === 'public',
        });
        return parseAnswer(endpoint, answer);
      } catch (error) {
        reportFault(endpoint, error);
        throw error;
      }
    },
  };
}

/** A refusal is no fault, nor is a connection that is gone; the screen that asked says either. */
function reportFault({ method, path }: Endpoint, error: unknown): void {
  const isFault =
    error instanceof UnexpectedAnswer ||
    (error instanceof RequestError && error.failure.kind === 'server');
  if (isFault) reportError(error, { place: `${method} ${path}`, isShown: true });
}

function parseAnswer<E extends Endpoint>(endpoint: E, answer: unknown): AnswerOf<E> {
  if (!endpoint.answer) {
    // A page of a network that asks to sign in is no answer of the back end: nothing was carried out.
    if (typeof answer === 'string') throw new UnexpectedAnswer(endpoint, '');
    return undefined as AnswerOf<E>;
  }
  const parsed = endpoint.answer.safeParse(answer);
  if (!parsed.success)
    throw new UnexpectedAnswer(endpoint, parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data as AnswerOf<E>;
}

/** An answer that is not what the contract promises. Names the place, never the data. */
export class UnexpectedAnswer extends RequestError {
  constructor(endpoint: Endpoint, place: string) {
    super({ kind: 'unexpected', status: 0 });
    this.message = `${endpoint.method} ${endpoint.path} answered in an unexpected shape at "${place}".`;
    this.name = 'UnexpectedAnswer';
  }
}

/**
 * A path with its parameters, encoded: `/plans/:id` becomes `/plans/pln_1`.
 *
 * @throws {RequestError} `not_found` where a parameter, which may be a part of the page's own
 * address, would make it the path of something else
 */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name]);
    // A browser takes dots for steps, escaped as well; half a character cannot be escaped.
    if (/^\.{0,2}$|\p{Cs}/u.test(value))
      throw new RequestError({ kind: 'rule', status: 404, code: 'not_found' });
    return encodeURIComponent(value);
  });
}

/** `crypto.randomUUID` is missing on plain http addresses other than localhost; this is not. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
