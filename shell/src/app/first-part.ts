import type { Identity } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import { notAuthorizedPath } from './addresses';
import { isForEverybody, placeOf, type PublicPlace } from '../public/place';

/**
 * What shows: the app, a page of a role app that is there for everybody, the profile that is still
 * missing, a public page, that an address is another role's, or that there is nothing.
 */
export type FirstPart = 'app' | 'open' | 'profile' | 'notAuthorized' | 'notFound' | PublicPlace;

/** Decides by the address and who is signed in alone. */
export function firstPart(path: string, who: Identity | null, registry: Registry): FirstPart {
  const anywhere = firstPartAnywhere(path, who);
  if (anywhere) return anywhere;
  if (registry.openEntryOf(path)) return 'open';
  // Signed out, the address stays what it is: after signing in, that is where the person is.
  return registry.entryOf(path) ? 'signIn' : 'notFound';
}

/** The same where it is so in every deployment, whichever role apps it has. */
export function firstPartAnywhere(path: string, who: Identity | null): FirstPart | undefined {
  const place = placeOf(path);
  if (place && isForEverybody(place)) return place;
  if (who) return who.userData.profileComplete === false ? 'profile' : 'app';
  return place ?? (path === notAuthorizedPath ? 'notAuthorized' : undefined);
}
