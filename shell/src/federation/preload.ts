import type { PageManifest, RemoteManifest } from '@praxis/sdk';
import { askedFor, filesOfProvided } from '../boot/early';
import { language } from '../language/language';
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
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    link.integrity = integrityOf(href);
    // As webpack asks for it: a preload in another mode would be fetched twice.
    if (base.origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Asks for what every page of an app needs: its entry, its module, the texts that its features share. */
export function preloadApp(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  when: When = 'preload',
): void {
  const texts = files.texts['shared']?.[language.get()] ?? [];
  askFor([files.entry, ...files.module, ...texts], entry.address, when);
}

/** Asks for what one page needs beside that: its code, the texts of its feature, and modules of the shell. */
export function preloadPage(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  { feature, code, shared }: Pick<PageManifest, 'feature' | 'code' | 'shared'>,
  when: When = 'preload',
): void {
  askFor([...code, ...(files.texts[feature]?.[language.get()] ?? [])], entry.address, when);
  // What is needed now runs as soon as it is there; what may be needed is only brought.
  if (when === 'preload') loadProvided(shared);
  else askFor(shared.flatMap(filesOfProvided), new URL(window.location.origin), when);
}
