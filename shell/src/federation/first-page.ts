import type { Identity } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { resolveAddress } from '../app/resolve-address';
import { allowedBy, homeOf } from '../auth/allowed';
import { loadRemoteAhead } from './load-remote';
import { loadPage } from './page-cache';
import { preloadPage } from './preload';
import type { Registry, RemoteEntry } from './registry';

/**
 * Runs the code of the page that shows first, while the frame around it is made: it can then show
 * with the frame, and asks for its data with the first rendering. A failure is told by the
 * page's own place.
 */
export async function runFirstPage(
  registry: Registry,
  who: Identity | null,
  path: string,
): Promise<void> {
  const entry = entryAt(registry, who, path);
  if (!entry) return;
  const manifest = await registry.manifest(entry);
  const isAllowed = allowedBy(who && who.userData.abilities);
  const isInside = registry.entryOf(path) === entry;
  const page = pageAt(manifest, isInside ? path : homeOf(manifest, isAllowed))?.page;
  if (!page || !isAllowed(page)) return;
  const remote = await loadRemoteAhead(registry, entry);
  // Before its code asks for itself: what is preloaded afterwards has no use.
  preloadPage(entry, remote.manifest, page);
  await loadPage(remote, page);
}

/** The app whose page shows at an address. */
function entryAt(registry: Registry, who: Identity | null, path: string): RemoteEntry | undefined {
  const open = registry.openEntryOf(path);
  if (open || !who) return open;
  const destination = resolveAddress(path, who, registry);
  if (destination.kind === 'remote') return destination.entry;
  return destination.kind === 'landing' ? registry.entryFor(who) : undefined;
}
