import { placeOfSession, session } from '../auth/session';
import { keyOfManifest } from '../boot/early';
import { store, storageKeys } from '../boot/storage';
import type { RemoteEntry } from './registry';

/**
 * Keeps beside the session where the manifest of the app in sight is: the next visit, in this tab or in
 * any other of a session that is kept on the device, asks for it at once. What `remotes.json` says then
 * decides; what was remembered only comes sooner.
 */
export function rememberApp({ address, pin }: RemoteEntry): void {
  if (session.get()) store(storageKeys.app, keyOfManifest(address.href, pin), placeOfSession());
}
