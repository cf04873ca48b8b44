import type { PageManifest, PagePart, RemoteManifest } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { deferredParts } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import { aheadWhenIdle } from '../boot/when-idle';
import { fetchBackEnd } from './fetch-back-end';
import type { LoadedRemote } from './load-remote';
import { hashesFor } from './more-hashes';
import { preloadPage } from './preload';

/**
 * Brings what may be needed next, one after the other and whenever the browser is idle: what stands
 * behind the page in sight and what it may open, then the other pages, those with something to do
 * first. The manifest holds the links that the person may follow.
 *
 * @returns calls off what has not begun
 */
export function prefetchNext(
  deployment: Deployment,
  { entry, manifest }: Pick<LoadedRemote, 'entry' | 'manifest'>,
  page: PageManifest,
): () => void {
  const bring = (part: PagePart, feature: string) => () => {
    const ask = () => preloadPage(entry, manifest, { ...part, feature }, 'prefetch');
    const [hashes] = part.code.flatMap(
      (file) => hashesFor(new URL(file, entry.address).href) ?? [],
    );
    if (hashes) hashes.then(ask, () => {});
    else ask();
    fetchBackEnd(deployment, part);
  };
  const waiting = [
    bring(page.lazy, page.feature),
    ...likelyPages(manifest, page).map((next) => bring(next, next.feature)),
  ];
  /** Brings one thing; whether there was one. */
  const bringOne = (): boolean => {
    const part = deferredParts.next();
    const work = part ? () => void part().catch(() => {}) : waiting.shift();
    work?.(); // A failure costs nothing: whoever needs it asks again.
    return work !== undefined;
  };
  let stop: (() => void) | undefined;
  const next = () => {
    stop = deferredParts.areAwaited()
      ? undefined
      : aheadWhenIdle(() => {
          stop = undefined;
          if (deferredParts.areAwaited() || bringOne()) next();
        });
  };
  next();
  // A dialog that opened brings fields of its own; and what somebody waits for goes before.
  const unsubscribe = deferredParts.subscribe(() => stop ?? next());
  return () => {
    unsubscribe();
    stop?.();
  };
}

/** The pages of the menu: those that count something, then the others as they stand there. */
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
