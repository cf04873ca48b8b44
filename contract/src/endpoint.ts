import type * as z from '@praxis/contract/schema';
import type { ErrorCode } from './errors';
import type { RecordKind } from './records';
import type { Role } from './roles';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whoever may call an endpoint: anybody, anybody signed in, or the practice roles that are listed. */
export type Audience = 'public' | 'signedIn' | readonly Role[];

type Schema = z.ZodMiniType;

/**
 * One endpoint, declared once. The typed client of the sdk, and the routing, parsing and
 * authorizing of the simulated back end, all come from this declaration.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  method: HttpMethod;
  /** Absolute path; `:name` marks a path parameter. */
  path: string;
  audience: Audience;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Undefined: the endpoint answers with an empty body. */
  answer?: Answer;
  /** Status of the successful answer; 200 where it is left out. */
  status?: 200 | 201 | 202 | 204;
  /** The rule errors of this endpoint, beside those that every endpoint may answer with: `validation_failed`, `unauthenticated`, `forbidden`, `not_found`. */
  errors?: readonly ErrorCode[];
  /** Of a query: the kinds of records that its answer is made of. None where the answer never changes. */
  reads?: readonly RecordKind[];
  /** Of a command: the kinds of records that it may change, those that follow from it included. */
  changes?: readonly RecordKind[];
  /** Of a PUT whose GET answers with the record within a field: that field. The answer can be sent back as it is. */
  within?: string;
  /** A change that needs `If-Match: <version>`. */
  versioned?: boolean;
  /** A command that needs an `Idempotency-Key`; any other may have one. */
  idempotent?: boolean;
}

/**
 * Declares an endpoint and keeps the exact types of its schemas, and whether a call has to name the
 * version that it changes.
 */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  Versioned extends true | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, Answer> & { versioned?: Versioned },
): Endpoint<Params, Query, Body, Answer> & { versioned: Versioned } {
  return declaration as typeof declaration & { versioned: Versioned };
}

/** Whether a path is one of the practice half; any other is one of the demo half. */
export const isPracticePath = (path: string): boolean => path.startsWith('/api/v1/');

/** Whether a request has to have a body: one in which everything may be left out may be missing itself. */
export const needsBody = ({ body }: Endpoint): boolean =>
  body !== undefined && !body.safeParse({}).success;

type InputOf<T> = T extends Schema ? z.input<T> : undefined;
type OutputOf<T> = T extends Schema ? z.output<T> : undefined;

/** What a caller sends, before the schemas' defaults are filled in. */
export type ParamsInput<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? InputOf<P> : never;
export type QueryInput<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? InputOf<Q> : never;
export type BodyInput<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? InputOf<B> : never;

/** What a handler receives, after parsing. */
export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? OutputOf<P> : never;
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? OutputOf<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? OutputOf<B> : never;
export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? OutputOf<A> : never;
