import { storageOfSession, session } from '../auth/session';
import { manifestKey } from '../boot/early';
import { store, storageKeys } from '../boot/storage';
import type { RemoteEntry } from './registry';

/**
 * Stores the current app's manifest address in the session's storage, so that the next visit prefetches
 * it. `remotes.json` still decides which app is shown.
 */
export function rememberApp({ address, pin }: RemoteEntry): void {
  if (session.get()) store(storageKeys.app, manifestKey(address.href, pin), storageOfSession());
}
