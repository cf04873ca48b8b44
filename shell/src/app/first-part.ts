import type { Identity } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import { isForEverybody, placeOf, type PublicPlace } from '../public/place';

/** What shows: the app, the profile that is still missing, a public page, or that there is nothing. */
export type FirstPart = 'app' | 'profile' | 'notFound' | PublicPlace;

/** Decides by the address and who is signed in alone. */
export function firstPart(path: string, who: Identity | null, registry: Registry): FirstPart {
  const place = placeOf(path);
  if (place && isForEverybody(place)) return place;
  if (who) return who.userData.profileComplete === false ? 'profile' : 'app';
  if (place) return place;
  // Signed out, the address stays what it is: after signing in, that is where the person is.
  return registry.entryOf(path) ? 'signIn' : 'notFound';
}
