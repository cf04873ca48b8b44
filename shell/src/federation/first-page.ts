import type { Identity, PageManifest } from '@praxis/sdk';
import { queryOfEndpoint } from '@praxis/sdk/data/query';
import { pageAt } from '@praxis/sdk/router';
import { resolveAddress } from '../app/resolve-address';
import { servicesAhead } from '../app/services-ahead';
import { allowedBy, homeOf } from '../auth/allowed';
import type { Deployment } from '../boot/deployment';
import { loadRemoteAhead, type LoadedRemote } from './load-remote';
import { declaredPage, loadPage } from './page-cache';
import { preloadPage } from './preload';
import type { Registry, RemoteEntry } from './registry';

/**
 * Runs the code of the page that shows first, while the frame around it is made, and asks for what it
 * says that it shows first: page, frame and data can then show with the first rendering. A failure
 * is told by the page's own place.
 *
 * @returns the end of the wait for that answer, once the page's code is there
 */
export async function runFirstPage(
  deployment: Deployment,
  who: Identity | null,
  { pathname: path, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<{ answered: Promise<void> } | undefined> {
  const { registry } = deployment;
  const entry = entryAt(registry, who, path);
  if (!entry) return undefined;
  const manifest = await registry.manifest(entry);
  const isAllowed = allowedBy(who && who.userData.abilities);
  const isInside = registry.entryOf(path) === entry;
  const page = pageAt(manifest, isInside ? path : homeOf(manifest, isAllowed))?.page;
  if (!page || !isAllowed(page)) return undefined;
  const remote = await loadRemoteAhead(registry, entry);
  // Before its code asks for itself: what is preloaded afterwards has no use.
  preloadPage(entry, remote.manifest, page);
  await loadPage(remote, page);
  const isPlain = [page.paths[0], '/'].includes(path) && !search;
  const answered = isPlain ? askFirst(deployment, remote, page) : undefined;
  return answered && { answered };
}

/** As the page itself will ask, by the query that its code declares for the endpoint. */
function askFirst(
  deployment: Deployment,
  remote: LoadedRemote,
  page: PageManifest,
): Promise<void> | undefined {
  const declared = declaredPage(remote, page)?.first;
  const http = deployment.httpNow();
  if (!declared || !page.first || !http) return undefined;
  const { pathname } = new URL(page.first, window.location.origin);
  const query = queryOfEndpoint(remote.entry.id, pathname);
  if (!query) return undefined;
  const args = declared.query ? { query: declared.query } : {};
  return servicesAhead(deployment, http)?.store.preload(query, args);
}

/** The app whose page shows at an address. */
function entryAt(registry: Registry, who: Identity | null, path: string): RemoteEntry | undefined {
  const open = registry.openEntryOf(path);
  if (open || !who) return open;
  const destination = resolveAddress(path, who, registry);
  if (destination.kind === 'remote') return destination.entry;
  return destination.kind === 'landing' ? registry.entryFor(who) : undefined;
}
