import type { Realm } from '@praxis/contract';
import { savesData, type AbilityRule, type RemoteManifest } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { allowedBy, homeOf } from '../auth/allowed';
import type { Deployment } from '../boot/deployment';
import { prefetchBackEnd } from './fetch-back-end';
import { loadRemote } from './load-remote';
import { loadPage } from './page-cache';
import { preloadApp, preloadPage } from './preload';
import type { RemoteEntry } from './registry';

/** Prefetches the page at a path on hover, so that it can render immediately. */
export async function prefetchPath(deployment: Deployment, path: string): Promise<void> {
  const entry = deployment.registry.entryOf(path);
  if (entry) await prefetchPage(deployment, entry, () => path);
}

/** The role whose start page is prefetched. */
export interface LikelyRole {
  realm: Realm;
  role: string;
  /** If known: they may not include the app's landing page. */
  abilities?: readonly AbilityRule[];
}

/** Prefetches the app of a role and its start page. */
export async function prefetchRole(
  deployment: Deployment,
  { realm, role, abilities }: LikelyRole,
): Promise<void> {
  const { entries } = deployment.registry;
  const entry = entries.find((entry) => entry.realm === realm && entry.roles.includes(role));
  // With a canary, the version is only known after sign-in.
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
    prefetchBackEnd(deployment, page);
    // Runs it too: the page then renders immediately, and browsers warn of unused preloads.
    await loadPage(await loadRemote(deployment.registry, entry), page);
  } catch {
    // Ignored: the visit itself shows the error.
  }
}
