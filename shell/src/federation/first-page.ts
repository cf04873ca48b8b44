import type { Identity, PageManifest } from '@praxis/sdk';
import { queryOfEndpoint } from '@praxis/sdk/data/query';
import { pageAt } from '@praxis/sdk/router';
import { resolveAddress } from '../app/resolve-address';
import { createEarlyServices } from '../app/early-services';
import { allowedBy, homeOf } from '../auth/allowed';
import type { Deployment } from '../boot/deployment';
import { loadRemoteEarly, type LoadedRemote } from './load-remote';
import { declaredPage, loadPage } from './page-cache';
import { preloadPage } from './preload';
import type { Registry, RemoteEntry } from './registry';

/**
 * Loads the code of the first page while the frame is prepared, and preloads the page's first data, so
 * that page, frame and data appear with the first render. The page's outlet shows failures.
 *
 * @returns once the page's code is loaded; `answered` settles with the data
 */
export async function runFirstPage(
  deployment: Deployment,
  user: Identity | null,
  { pathname: path, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<{ answered: Promise<void> } | undefined> {
  const { registry } = deployment;
  const entry = entryAt(registry, user, path);
  if (!entry) return undefined;
  const manifest = await registry.manifest(entry);
  const isAllowed = allowedBy(user && user.userData.abilities);
  const isInside = registry.entryOf(path) === entry;
  const page = pageAt(manifest, isInside ? path : homeOf(manifest, isAllowed))?.page;
  if (!page || !isAllowed(page)) return undefined;
  const remote = await loadRemoteEarly(registry, entry);
  // Before the page's code runs: a preload after its own requests is useless.
  preloadPage(entry, remote.manifest, page);
  await loadPage(remote, page);
  const isPlain = [page.paths[0], '/'].includes(path) && !search;
  const answered = isPlain ? preloadFirstData(deployment, remote, page) : undefined;
  return answered && { answered };
}

/** Sends the request that the page will make, by the query that its code declares for the endpoint. */
function preloadFirstData(
  deployment: Deployment,
  remote: LoadedRemote,
  page: PageManifest,
): Promise<void> | undefined {
  const declared = declaredPage(remote, page)?.first;
  const http = deployment.loadedHttp();
  if (!declared || !page.first || !http) return undefined;
  const { pathname } = new URL(page.first, window.location.origin);
  const query = queryOfEndpoint(remote.entry.id, pathname);
  if (!query) return undefined;
  const args = declared.query ? { query: declared.query } : {};
  return createEarlyServices(deployment, http)?.store.preload(query, args);
}

/** Finds the app whose page belongs to an address. */
function entryAt(registry: Registry, user: Identity | null, path: string): RemoteEntry | undefined {
  const open = registry.openEntryOf(path);
  if (open || !user) return open;
  const destination = resolveAddress(path, user, registry);
  if (destination.kind === 'remote') return destination.entry;
  return destination.kind === 'landing' ? registry.entryFor(user) : undefined;
}
