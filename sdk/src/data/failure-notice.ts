import type { Endpoint } from '@praxis/contract';
import type { Client } from './client';
import { idNamedIn, keyOf } from './query';

/**
 * Records with a failure notice, which stays until the next successful mutation of the record, from any
 * button.
 */
const failures = new WeakMap<Client, Set<string>>();

/** Per client, so per session: signing out forgets them. */
export function failuresOf(client: Client): Set<string> {
  const known = failures.get(client) ?? new Set();
  failures.set(client, known);
  return known;
}

/** Subject of a failure notice: the record, or the mutation itself if it names none. */
export const aboutOf = ({ path }: Endpoint, input: unknown) =>
  idNamedIn(input) ?? keyOf([path, input]);

/** The demo's numeric ids are only unique per kind: the path tells kinds apart. */
export const recordOf = (endpoint: Endpoint, input: unknown) =>
  `${endpoint.path.split('/:')[0]}/${aboutOf(endpoint, input)}`;
