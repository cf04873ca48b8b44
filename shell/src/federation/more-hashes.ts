import type { RemoteManifest } from '@praxis/sdk';
import { fetchFile } from '../boot/early';
import { hashesSchema } from './check-manifest';
import { addHashes, integrityOf } from './integrity';

declare global {
  /**
   * Brings the hash of a file that an app's own code is about to load; nothing where it is known, or none
   * is. The code that each app's build brings to load more of itself asks here first.
   */
  var praxisHashes: ((address: string) => Promise<void> | undefined) | undefined;
}

/** Fetches the hashes that have not come yet, by the folder of the app's manifest. */
const missing = new Map<string, () => Promise<void>>();

/**
 * The manifest names the hashes of what shows its pages. Those of what pages may open stand in a file of
 * their own, which is fetched once with the first of them.
 * @param suffix what the addresses of its files end with at this attempt
 */
export function expectMoreHashes(
  base: URL,
  { moreHashes }: Pick<RemoteManifest, 'moreHashes'>,
  suffix: string,
): void {
  globalThis.praxisHashes = hashesFor;
  const { href: folder } = new URL('.', base);
  if (!moreHashes) {
    missing.delete(folder);
    return;
  }
  const { file, integrity } = moreHashes;
  addHashes(folder, { [file]: integrity }, suffix);
  let asked: Promise<void> | undefined;
  const bring = async () => {
    addHashes(folder, await readHashes(folder + file + suffix), suffix);
    if (missing.get(folder) === fetchOnce) missing.delete(folder);
  };
  // A failure is forgotten: whoever needs a file asks again.
  const fetchOnce = () => (asked ??= bring().finally(() => (asked = undefined)));
  missing.set(folder, fetchOnce);
}

/** The hashes of an app's files, where that of this one has not come yet. */
export function hashesFor(file: string): Promise<void> | undefined {
  // Webpack's addresses go by way of the entry's folder.
  const address = new URL(file, window.location.href).href;
  if (integrityOf(address)) return undefined;
  for (const [folder, fetchOnce] of missing) if (address.startsWith(folder)) return fetchOnce();
  return undefined;
}

/** @throws with the address as `request`, as webpack's errors of files have it */
async function readHashes(address: string): Promise<Record<string, string>> {
  try {
    const answer = await fetchFile(address, { integrity: integrityOf(address) });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return hashesSchema.parse(await answer.json());
  } catch (cause) {
    throw Object.assign(new Error(`The hashes at ${address} are not there.`, { cause }), {
      request: address,
    });
  }
}
