import type { PageManifest, RemoteManifest } from '@praxis/sdk';
import { language } from '../language/language';
import { loadProvided } from './provided';
import type { RemoteEntry } from './registry';

/** Because files are needed now, or ahead of a visit that may come: after everything that is needed. */
type When = 'preload' | 'prefetch';

const asked = new Set<string>();

/** Asks for files together, before code asks for them one after another. */
function preloadFiles(entry: RemoteEntry, files: readonly string[], when: When): void {
  for (const file of files) {
    const href = new URL(file, entry.address).href;
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'stylesheet' : when;
    if (!style) link.as = 'script';
    link.href = href;
    // As webpack asks for it: a preload in another mode would be fetched twice.
    if (entry.address.origin !== window.location.origin) link.crossOrigin = 'anonymous';
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
  preloadFiles(entry, [files.entry, ...files.module, ...texts], when);
}

/** Asks for what one page needs beside that: its code, the texts of its feature, and modules of the shell. */
export function preloadPage(
  entry: RemoteEntry,
  { files }: RemoteManifest,
  { feature, code, shared }: PageManifest,
  when: When = 'preload',
): void {
  preloadFiles(entry, [...code, ...(files.texts[feature]?.[language.get()] ?? [])], when);
  loadProvided(shared);
}
