import type { Role } from '@praxis/contract';
import type { Context } from './context';

/** A request that succeeds, in the context that it was made for. */
export interface Example {
  /** The record that the path names. */
  id?: string | undefined;
  /** Records of the same kind that are somebody else's: they exist, and are not found. */
  foreign?: readonly string[];
  query?: string;
  body?: unknown;
  /** What `If-Match` names; where it is left out, the version of the record in the path. */
  version?: number;
  /** Who calls, where it is not the first role that may. */
  role?: Role;
}

/** Makes what the request needs, and the request. */
export type MakeExample = (context: Context, role: Role) => Example;

/** By method and path, as the endpoint declares them. */
export type Examples = Readonly<Record<string, MakeExample>>;
