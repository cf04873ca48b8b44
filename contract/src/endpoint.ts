import type * as z from '@praxis/contract/schema';
import type { ErrorCode } from './errors';
import type { RecordKind } from './records';
import type { Role } from './roles';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Authorized callers of an endpoint: everybody, every signed-in user, or the listed practice roles. */
export type Audience = 'public' | 'signedIn' | readonly Role[];

type Schema = z.ZodMiniType;

/**
 * Declaration of an endpoint. The sdk's typed client, and the routing, validation and authorization of the
 * simulated back end, are derived from it.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ResponseBody extends Schema | undefined = Schema | undefined,
> {
  method: HttpMethod;
  /** Absolute path; `:name` marks a path parameter. */
  path: string;
  audience: Audience;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Response schema; undefined for an empty body. */
  response?: ResponseBody;
  /** Status of a successful response; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Error codes of this endpoint, in addition to those of every endpoint: `validation_failed`,
   * `unauthenticated`, `forbidden`, `not_found`.
   */
  errors?: readonly ErrorCode[];
  /** For a query: the kinds of records in its response. Empty if the response never changes. */
  reads?: readonly RecordKind[];
  /** For a command: the kinds of records that it may change, directly or indirectly. */
  changes?: readonly RecordKind[];
  /** For a PUT: the field of the GET response that contains the record. The response can be sent back unchanged. */
  within?: string;
  /** Requires the header `If-Match: <version>`. */
  versioned?: boolean;
  /** Requires the header `Idempotency-Key`; other commands accept it as well. */
  idempotent?: boolean;
}

/** Declares an endpoint, preserving the exact types of its schemas and whether calls require a version. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  ResponseBody extends Schema | undefined = undefined,
  Versioned extends true | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, ResponseBody> & { versioned?: Versioned },
): Endpoint<Params, Query, Body, ResponseBody> & { versioned: Versioned } {
  return declaration as typeof declaration & { versioned: Versioned };
}

/** Returns whether a path belongs to the practice API; any other belongs to the demo. */
export const isPracticePath = (path: string): boolean => path.startsWith('/api/v1/');

/** Returns whether a request requires a body: if all fields are optional, the body is as well. */
export const needsBody = ({ body }: Endpoint): boolean =>
  body !== undefined && !body.safeParse({}).success;

type InputOf<T> = T extends Schema ? z.input<T> : undefined;
type OutputOf<T> = T extends Schema ? z.output<T> : undefined;

/** Input types, as sent by a caller: before defaults are applied. */
export type ParamsInput<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? InputOf<P> : never;
export type QueryInput<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? InputOf<Q> : never;
export type BodyInput<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? InputOf<B> : never;

/** Output types, as received by a handler: after parsing. */
export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? OutputOf<P> : never;
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? OutputOf<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? OutputOf<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? OutputOf<A> : never;
