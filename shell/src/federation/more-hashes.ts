import type { RemoteManifest } from '@praxis/sdk';
import { nativeFetch } from '../boot/early';
import { hashesSchema } from './check-manifest';
import { addHashes, integrityOf } from './integrity';

declare global {
  /**
   * Loads the hash of a file that an app is about to load; undefined if it is known, or the file has
   * none. The chunk-loading code in each app's build calls this first.
   */
  var praxisHashes: ((address: string) => Promise<void> | undefined) | undefined;
}

/** Fetches of hashes that are not loaded yet, by the folder of the app's manifest. */
const missing = new Map<string, () => Promise<void>>();

/**
 * Registers an app's second list of hashes. The manifest has only those of its pages; the hashes of
 * lazy-loaded parts are in a separate file, fetched once when the first of them is needed.
 * @param suffix query string of the file addresses at this attempt
 */
export function registerMoreHashes(
  base: URL,
  { moreHashes }: Pick<RemoteManifest, 'moreHashes'>,
  suffix: string,
): void {
  globalThis.praxisHashes = loadHashesFor;
  const { href: folder } = new URL('.', base);
  if (!moreHashes) {
    missing.delete(folder);
    return;
  }
  const { file, integrity } = moreHashes;
  addHashes(folder, { [file]: integrity }, suffix);
  let fetching: Promise<void> | undefined;
  const fetchHashes = async () => {
    addHashes(folder, await readHashes(folder + file + suffix), suffix);
    if (missing.get(folder) === fetchOnce) missing.delete(folder);
  };
  // Failures are not cached: the next file retries.
  const fetchOnce = () => (fetching ??= fetchHashes().finally(() => (fetching = undefined)));
  missing.set(folder, fetchOnce);
}

/** Loads the hashes of an app's files, if this file's hash is not loaded yet. */
export function loadHashesFor(file: string): Promise<void> | undefined {
  // Webpack's addresses are relative to the entry's folder and may contain `..`.
  const address = new URL(file, window.location.href).href;
  if (integrityOf(address)) return undefined;
  for (const [folder, fetchOnce] of missing) if (address.startsWith(folder)) return fetchOnce();
  return undefined;
}

/** @throws with the address as `request`, like webpack's chunk errors */
async function readHashes(address: string): Promise<Record<string, string>> {
  try {
    const response = await nativeFetch(address, { integrity: integrityOf(address) });
    if (!response.ok) throw new Error(`${response.status}`);
    return hashesSchema.parse(await response.json());
  } catch (cause) {
    throw Object.assign(new Error(`Failed to load the hashes at ${address}.`, { cause }), {
      request: address,
    });
  }
}
