import type { Identity } from '@praxis/sdk';
import type { Registry, RemoteEntry } from '../federation/registry';
import { isForEverybody, placeOf } from '../public/place';
import { errorPath, notAuthorizedPath } from './addresses';

/** What an address shows to a signed-in user. */
export type Destination =
  | { kind: 'remote'; entry: RemoteEntry }
  /** The landing route of the first app of the user's role, from its manifest. */
  | { kind: 'landing' }
  /** A page that is open to everybody, outside of the frame. */
  | { kind: 'public' }
  /** The area of another role: redirects to `/misc/not-authorized`. */
  | { kind: 'forbidden' }
  | { kind: 'notAuthorizedPage' }
  | { kind: 'notFound' };

/** Resolves an address by the registry alone, so that it works while a role app is unreachable. */
export function resolveAddress(path: string, identity: Identity, registry: Registry): Destination {
  if (path === notAuthorizedPath) return { kind: 'notAuthorizedPage' };
  if (path === errorPath) return { kind: 'notFound' };
  const entry = registry.entryOf(path);
  if (entry && registry.entriesFor(identity).includes(entry)) return { kind: 'remote', entry };
  // After the registry: `/` is the public start page, but for a demo session it is a page of its app.
  const place = placeOf(path);
  if (place) return { kind: isForEverybody(place) ? 'public' : 'landing' };
  return entry ? { kind: 'forbidden' } : { kind: 'notFound' };
}
