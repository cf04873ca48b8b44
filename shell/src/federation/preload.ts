import type { PageManifest, RemoteManifest } from '@praxis/sdk';
import { askedFor, filesOfEngine, filesOfProvided } from '../boot/early';
import { language } from '../language/language';
import { addressSuffix } from './attempts';
import { integrityOf } from './integrity';
import { loadProvided } from './provided';
import type { RemoteEntry } from './registry';

/** Because files are needed now, or ahead of a visit that may come: after everything that is needed. */
type When = 'preload' | 'prefetch';

/** Asks for files together, before code asks for them one after another. */
function askFor(files: readonly string[], base: URL, when: When): void {
  for (const file of files) {
    const href = new URL(file, base).href;
    if (askedFor.has(href)) continue;
    askedFor.add(href);
    const link = document.createElement('link');
    link.rel = when;
    link.as = /\.css(\?|$)/.test(file) ? 'style' : 'script';
    link.href = href;
    link.integrity = integrityOf(href);
    // As webpack asks for it: a preload in another mode would be fetched twice.
    if (base.origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Files of an app, at the addresses that its container asks for them. */
function askForOf({ id, address }: RemoteEntry, files: readonly string[], when: When): void {
  const suffix = addressSuffix(id);
  askFor(
    files.map((file) => file + suffix),
    address,
    when,
  );
}

/** Asks for what every page of an app needs: its entry, its module, the texts that its features share. */
export function preloadApp(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  when: When = 'preload',
): void {
  const texts = files.texts['shared']?.[language.get()] ?? [];
  askForOf(entry, [files.entry, ...files.module, ...texts], when);
}

/**
 * Asks for what one page needs beside that: its code, the texts of its feature, modules of the shell, and what
 * draws it.
 */
export function preloadPage(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  { feature, code, shared, draws }: Pick<PageManifest, 'feature' | 'code' | 'shared' | 'draws'>,
  when: When = 'preload',
): void {
  askForOf(entry, [...code, ...(files.texts[feature]?.[language.get()] ?? [])], when);
  const own = new URL(window.location.origin);
  // What is needed now runs as soon as it is there; what may be needed is only brought.
  if (when === 'preload') {
    loadProvided(shared);
    askFor(filesOfEngine(draws), own, when);
  } else askFor(shared.flatMap(filesOfProvided), own, when);
}
