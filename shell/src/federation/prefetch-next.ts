import type { PageManifest, PagePart, RemoteManifest } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { deferredParts } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import { prefetchWhenIdle } from '../boot/prefetch-when-idle';
import { prefetchBackEnd } from './fetch-back-end';
import type { LoadedRemote } from './load-remote';
import { loadHashesFor } from './more-hashes';
import { preloadPage } from './preload';

/**
 * Prefetches what may be needed next, one by one whenever the browser is idle: the deferred code of the
 * current page and its lazy-loaded part, then the other pages, those with a badge first. The manifest
 * contains only the links that the user may follow.
 *
 * @returns cancels what has not started
 */
export function prefetchNext(
  deployment: Deployment,
  { entry, manifest }: Pick<LoadedRemote, 'entry' | 'manifest'>,
  page: PageManifest,
): () => void {
  const prefetch = (part: PagePart, feature: string) => () => {
    const prefetchFiles = () => preloadPage(entry, manifest, { ...part, feature }, 'prefetch');
    const [hashes] = part.code.flatMap(
      (file) => loadHashesFor(new URL(file, entry.address).href) ?? [],
    );
    if (hashes) hashes.then(prefetchFiles, () => {});
    else prefetchFiles();
    prefetchBackEnd(deployment, part);
  };
  const queue = [
    prefetch(page.lazy, page.feature),
    ...likelyPages(manifest, page).map((next) => prefetch(next, next.feature)),
  ];
  /** Prefetches one part; false if there was none. */
  const prefetchOne = (): boolean => {
    const part = deferredParts.next();
    const work = part ? () => void part().catch(() => {}) : queue.shift();
    work?.(); // Failures are ignored: the code that needs it retries.
    return work !== undefined;
  };
  let stop: (() => void) | undefined;
  const next = () => {
    stop = deferredParts.areAwaited()
      ? undefined
      : prefetchWhenIdle(() => {
          stop = undefined;
          if (deferredParts.areAwaited() || prefetchOne()) next();
        });
  };
  next();
  // An opened dialog adds deferred fields; and parts that the user waits for take precedence.
  const unsubscribe = deferredParts.subscribe(() => stop ?? next());
  return () => {
    unsubscribe();
    stop?.();
  };
}

/** The pages of the menu: those with a badge, then the others, in menu order. */
function likelyPages(manifest: RemoteManifest, current: PageManifest): PageManifest[] {
  const entries = manifest.menu.flatMap((group) => group.entries);
  const sorted = [
    ...entries.filter(({ badge }) => badge !== undefined),
    ...entries.filter(({ badge }) => badge === undefined),
  ];
  return sorted
    .map(({ path }) => pageAt(manifest, path)?.page)
    .filter((page): page is PageManifest => page !== undefined && page !== current);
}
