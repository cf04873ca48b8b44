import type { Realm } from '@praxis/contract';
import type { RemoteManifest } from '@praxis/sdk';
import { loadRemote } from './load-remote';
import { pageAt } from './page-at';
import { loadPage } from './page-cache';
import { preloadApp, preloadPage } from './preload';
import type { Registry, RemoteEntry } from './registry';

/** Asks for the code of the app and of the page at a path ahead: on hover, or when the browser is idle. */
export async function prefetchPath(registry: Registry, path: string): Promise<void> {
  const entry = registry.entryOf(path);
  if (entry) await prefetchPage(registry, entry, () => path);
}

/** Asks for the app of a role, and for the page that it lands on. */
export async function prefetchRole(registry: Registry, realm: Realm, role: string): Promise<void> {
  const entry = registry.entries.find((one) => one.realm === realm && one.roles.includes(role));
  if (entry) await prefetchPage(registry, entry, ({ landing }) => landing);
}

async function prefetchPage(
  registry: Registry,
  entry: RemoteEntry,
  pathOf: (manifest: RemoteManifest) => string,
): Promise<void> {
  try {
    const manifest = await registry.manifest(entry);
    preloadApp(entry, manifest, 'prefetch');
    const page = pageAt(manifest, pathOf(manifest))?.page;
    if (!page) return;
    preloadPage(entry, manifest, page, 'prefetch');
    // With its texts the page can show at once; and a browser warns of what it fetched for nothing.
    await loadPage(await loadRemote(registry, entry), page);
  } catch {
    // A prefetch that fails costs nothing: the visit itself says what is wrong.
  }
}
