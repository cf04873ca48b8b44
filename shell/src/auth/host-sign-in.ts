import type { HostApi } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import { startSession } from './session';

/** Signs in for a page of a role app, which gets no token: only success, or the error. */
export function hostSignIn({ http, registry }: Deployment): HostApi['signIn'] {
  return async (realm, credentials, keep) => {
    const { signIn } = await http();
    const session = await signIn(realm, credentials);
    const entry = registry.entryFor(session);
    const landing = entry && registry.loadedManifest(entry)?.landing;
    window.history.replaceState(null, '', landing ?? '/');
    startSession(session, keep);
  };
}
