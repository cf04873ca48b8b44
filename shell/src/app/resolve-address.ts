import type { Identity } from '@praxis/sdk';
import type { Registry, RemoteEntry } from '../federation/registry';
import { isForEverybody, placeOf } from '../public/place';
import { errorPath, notAuthorizedPath } from './addresses';

/** What is shown at an address to somebody who is signed in. */
export type Destination =
  | { kind: 'remote'; entry: RemoteEntry }
  /** The landing route of the first app of the person's role, which its manifest names. */
  | { kind: 'landing' }
  /** A page that is there for everybody, outside of the frame. */
  | { kind: 'public' }
  /** The area of another role: sent to `/misc/not-authorized`. */
  | { kind: 'forbidden' }
  | { kind: 'notAuthorizedPage' }
  | { kind: 'notFound' };

/** Decides by the registry alone, so that it works while a role app is out of reach. */
export function resolveAddress(path: string, identity: Identity, registry: Registry): Destination {
  if (path === notAuthorizedPath) return { kind: 'notAuthorizedPage' };
  if (path === errorPath) return { kind: 'notFound' };
  const entry = registry.entryOf(path);
  if (entry && registry.entriesFor(identity).includes(entry)) return { kind: 'remote', entry };
  // `/` is everybody's way in, and for a demo session a page of its own.
  const place = placeOf(path);
  if (place) return { kind: isForEverybody(place) ? 'public' : 'landing' };
  return entry ? { kind: 'forbidden' } : { kind: 'notFound' };
}
