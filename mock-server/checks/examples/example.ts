import type { Role } from '@praxis/contract';
import type { Context } from './context';

/** A request that succeeds in its context. */
export interface Example {
  /** The id in the path. */
  id?: string | undefined;
  /** Ids of existing records of the same kind that belong to others and must not be found. */
  foreign?: readonly string[];
  query?: string;
  body?: unknown;
  /** The version for `If-Match`; by default that of the record in the path. */
  version?: number;
  /** The caller's role; by default the first one that is allowed. */
  role?: Role;
}

/** Prepares the context and returns the request. */
export type MakeExample = (context: Context, role: Role) => Example;

/** Examples by method and path of the endpoint. */
export type Examples = Readonly<Record<string, MakeExample>>;
