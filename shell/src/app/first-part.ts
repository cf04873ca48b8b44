import type { Identity } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import { notAuthorizedPath } from './addresses';
import { isForEverybody, placeOf, type PublicPlace } from '../public/place';

/**
 * The part of the product to render: the app, a role app's page that is open to everybody, the
 * incomplete profile, a public page, "No access" or "Page not found".
 */
export type FirstPart = 'app' | 'open' | 'profile' | 'notAuthorized' | 'notFound' | PublicPlace;

/** Determines the part by the address and the signed-in user. */
export function firstPart(path: string, user: Identity | null, registry: Registry): FirstPart {
  const part = firstPartInAnyDeployment(path, user);
  if (part) return part;
  if (registry.openEntryOf(path)) return 'open';
  // Sign-in shows at the requested address, so that the user is there afterwards.
  return registry.entryOf(path) ? 'signIn' : 'notFound';
}

/** The same without the registry: undefined if it depends on the deployment's role apps. */
export function firstPartInAnyDeployment(
  path: string,
  user: Identity | null,
): FirstPart | undefined {
  const place = placeOf(path);
  if (place && isForEverybody(place)) return place;
  if (user) return user.userData.profileComplete === false ? 'profile' : 'app';
  return place ?? (path === notAuthorizedPath ? 'notAuthorized' : undefined);
}
