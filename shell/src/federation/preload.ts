import type { PageManifest, RemoteManifest } from '@praxis/sdk';
import { requestedFiles, filesOfEngine, filesOfProvided } from '../boot/early';
import { language } from '../language/language';
import { addressSuffix } from './attempts';
import { integrityOf } from './integrity';
import { loadProvided } from './provided';
import type { RemoteEntry } from './registry';

/** Preload: needed now. Prefetch: for a likely visit, with low priority. */
type When = 'preload' | 'prefetch';

/** Requests files in parallel, before code requests them one after another. */
function requestFiles(files: readonly string[], base: URL, when: When): void {
  for (const file of files) {
    const href = new URL(file, base).href;
    if (requestedFiles.has(href)) continue;
    requestedFiles.add(href);
    const link = document.createElement('link');
    link.rel = when;
    link.as = /\.css(\?|$)/.test(file) ? 'style' : 'script';
    link.href = href;
    link.integrity = integrityOf(href);
    // Same CORS mode as webpack's script tags: a preload with another mode is downloaded twice.
    if (base.origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Requests files of an app, at the addresses that its container uses. */
function requestAppFiles({ id, address }: RemoteEntry, files: readonly string[], when: When): void {
  const suffix = addressSuffix(id);
  requestFiles(
    files.map((file) => file + suffix),
    address,
    when,
  );
}

/** Requests what every page of an app needs: its entry, its module and the texts that its features share. */
export function preloadApp(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  when: When = 'preload',
): void {
  const texts = files.texts['shared']?.[language.get()] ?? [];
  requestAppFiles(entry, [files.entry, ...files.module, ...texts], when);
}

/**
 * Requests what one page needs in addition: its code, the texts of its feature, modules of the shell,
 * and its calendar or chart engine.
 */
export function preloadPage(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  { feature, code, shared, engine }: Pick<PageManifest, 'feature' | 'code' | 'shared' | 'engine'>,
  when: When = 'preload',
): void {
  requestAppFiles(entry, [...code, ...(files.texts[feature]?.[language.get()] ?? [])], when);
  const own = new URL(window.location.origin);
  // Preloaded modules run as soon as they arrive; prefetched files are only downloaded.
  if (when === 'preload') {
    loadProvided(shared);
    requestFiles(filesOfEngine(engine), own, when);
  } else requestFiles(shared.flatMap(filesOfProvided), own, when);
}
