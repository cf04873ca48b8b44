import type { RemoteManifest } from '@praxis/sdk';

declare global {
  /**
   * Hashes of role apps' scripts and styles, by their addresses, as the `integrity` of an element. The
   * code that each app's build brings to load more of itself reads them here.
   */
  var praxisIntegrity: Record<string, string> | undefined;
}

/** What a hash looks like. */
export const integrityPattern = /^sha(256|384|512)-[\w+/]+=*$/;

/**
 * From here on the browser runs nothing of this app that is not what its manifest names.
 * @param suffix what the addresses of its files end with at this attempt
 */
export function enforceIntegrity(base: URL, { hashes = {} }: RemoteManifest, suffix: string): void {
  addHashes(new URL('.', base).href, hashes, suffix);
}

/** @param folder of the manifest, within which files are named: none of them need be resolved */
export function addHashes(
  folder: string,
  hashes: Readonly<Record<string, string>>,
  suffix: string,
): void {
  const enforced = (globalThis.praxisIntegrity ??= {});
  for (const [file, hash] of Object.entries(hashes)) {
    enforced[folder + file] = hash;
    if (suffix) enforced[folder + file + suffix] = hash;
  }
}

/** The hash of a file, as the `integrity` of an element; empty where none is known. */
export const integrityOf = (href: string): string => globalThis.praxisIntegrity?.[href] ?? '';
