import type { RemoteManifest } from '@praxis/sdk';
import { requestedFiles } from '../boot/early';
import { addressSuffix, startAttempt } from './attempts';
import type { RemoteEntry } from './registry';

/** The name of an app's federation container, on `window` and in the federation runtime. */
export const containerOf = ({ id }: RemoteEntry): string => `remote_${id}`;

/**
 * Removes everything of an app from the page: its container, webpack's list of its chunks, and its
 * script and link elements. Requests that are still in flight have no effect.
 *
 * @param manifest of the failed attempt, if it had loaded
 */
export function dropRemote(entry: RemoteEntry, manifest: RemoteManifest | undefined): void {
  const container = containerOf(entry);
  for (const name of [container, `webpackChunk${container}`]) Reflect.deleteProperty(window, name);
  // Without a manifest, none of its files were requested.
  if (!manifest) return;
  dropElements(entry, manifest);
  startAttempt(entry.id);
}

function dropElements(entry: RemoteEntry, manifest: RemoteManifest): void {
  const suffix = addressSuffix(entry.id);
  const addresses = new Set(
    filesOf(manifest).map((file) => new URL(file + suffix, entry.address).href),
  );
  for (const address of addresses) requestedFiles.delete(address);
  for (const element of document.querySelectorAll<HTMLElement>('link[href], script[src]')) {
    const address = element instanceof HTMLScriptElement ? element.src : hrefOf(element);
    if (addresses.has(address)) element.remove();
  }
}

const hrefOf = (element: Element): string =>
  element instanceof HTMLLinkElement ? element.href : '';

/** Every file that the manifest names. */
function filesOf({ files, pages }: RemoteManifest): string[] {
  return [
    files.entry,
    ...files.module,
    ...Object.values(files.texts).flatMap((byLanguage) => Object.values(byLanguage).flat()),
    ...pages.flatMap(({ code, lazy }) => [...code, ...lazy.code]),
  ];
}
