import { storageOfSession, session } from '../auth/session';
import { buildOfPage } from '../boot/build-of-page';
import { manifestKey } from '../boot/early';
import { readStored, store, storageKeys } from '../boot/storage';
import type { RemoteEntry } from './registry';

type ChosenVersion = Pick<RemoteEntry, 'address' | 'pin'>;

/**
 * Stores the current app's manifest address in the session's storage, so that the next visit prefetches
 * it. `remotes.json` still decides which app is shown.
 */
export function rememberApp(entry: ChosenVersion): void {
  if (session.get()) store(storageKeys.app, textOf(entry), storageOfSession());
}

/**
 * Whether this build has used, so checked, the same manifest in an earlier visit: it need not be
 * checked again, which takes a slow device 20 ms. Only a required hash says that it is the same.
 */
export function isManifestKnown(entry: ChosenVersion): boolean {
  const isFixed = entry.pin !== undefined && buildOfPage() !== undefined;
  return isFixed && readStored(storageKeys.app, storageOfSession()) === textOf(entry);
}

/** Address and required hash of a manifest, and the build of the shell that has checked it. */
const textOf = ({ address, pin }: ChosenVersion): string =>
  [manifestKey(address.href, pin), pin && buildOfPage()].filter(Boolean).join(' ');
