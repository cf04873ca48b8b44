import type { RemoteManifest } from '@praxis/sdk';

declare global {
  /**
   * Integrity hashes of role apps' scripts and styles, by address. The chunk-loading code in each app's
   * build reads them here.
   */
  var praxisIntegrity: Record<string, string> | undefined;
}

/** The format of an `integrity` attribute with one hash. */
export const integrityPattern = /^sha(256|384|512)-[\w+/]+=*$/;

/**
 * Registers the manifest's hashes: from here on the browser blocks changed files of this app.
 * @param suffix query string of the file addresses at this attempt
 */
export function enforceIntegrity(base: URL, { hashes = {} }: RemoteManifest, suffix: string): void {
  addHashes(new URL('.', base).href, hashes, suffix);
}

/** @param folder of the manifest: file names are relative to it and need no resolving */
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

/** The `integrity` of a file; empty if its hash is not known. */
export const integrityOf = (href: string): string => globalThis.praxisIntegrity?.[href] ?? '';
