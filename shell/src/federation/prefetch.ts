import type { Realm } from '@praxis/contract';
import { savesData, type AbilityRule, type RemoteManifest } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { allowedBy, homeOf } from '../auth/allowed';
import type { Deployment } from '../boot/deployment';
import { fetchBackEnd } from './fetch-back-end';
import { loadRemote } from './load-remote';
import { loadPage } from './page-cache';
import { preloadApp, preloadPage } from './preload';
import type { RemoteEntry } from './registry';

/** Loads the page at a path, because the hand goes there: it can then show at once. */
export async function prefetchPath(deployment: Deployment, path: string): Promise<void> {
  const entry = deployment.registry.entryOf(path);
  if (entry) await prefetchPage(deployment, entry, () => path);
}

/** Whose start page is loaded ahead. */
export interface LikelyRole {
  realm: Realm;
  role: string;
  /** Where they are known: they may not reach as far as the page that the app lands on. */
  abilities?: readonly AbilityRule[];
}

/** Loads the app of a role, and the page that it starts on. */
export async function prefetchRole(
  deployment: Deployment,
  { realm, role, abilities }: LikelyRole,
): Promise<void> {
  const { entries } = deployment.registry;
  const entry = entries.find((one) => one.realm === realm && one.roles.includes(role));
  // Which version they are given is known once they have signed in.
  if (!entry || entry.canary) return;
  await prefetchPage(deployment, entry, (manifest) =>
    abilities ? homeOf(manifest, allowedBy(abilities)) : manifest.landing,
  );
}

async function prefetchPage(
  deployment: Deployment,
  entry: RemoteEntry,
  pathOf: (manifest: RemoteManifest) => string,
): Promise<void> {
  if (savesData()) return;
  try {
    const manifest = await deployment.registry.manifest(entry);
    preloadApp(entry, manifest, 'prefetch');
    const page = pageAt(manifest, pathOf(manifest))?.page;
    if (!page) return;
    preloadPage(entry, manifest, page, 'prefetch');
    fetchBackEnd(deployment, page);
    // With its texts the page can show at once; and a browser warns of what it fetched for nothing.
    await loadPage(await loadRemote(deployment.registry, entry), page);
  } catch {
    // A prefetch that fails costs nothing: the visit itself says what is wrong.
  }
}
