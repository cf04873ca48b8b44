import { useEffect } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import { useIsAllowed, withAllowedLinks } from '../auth/allowed';
import { keepSimulation } from '../boot/early';
import type { LoadedRemote } from './load-remote';
import { prefetchNext } from './prefetch-next';
import { whenUsable } from './when-usable';

/**
 * Prefetches what may follow a page, once that page can be used: it shows, and nobody waits for an
 * answer any more. What brought it need then not be asked for in waves again.
 *
 * @param shown whether the page's code is there
 */
export function usePrefetchNext(remote: LoadedRemote, page: PageManifest, shown: boolean): void {
  const { deployment, store } = useServices();
  const isAllowed = useIsAllowed();

  useEffect(() => {
    if (!shown) return undefined;
    return whenUsable(store, () => {
      if (deployment.backEnd.simulation) keepSimulation();
      const manifest = withAllowedLinks(remote.manifest, isAllowed);
      return prefetchNext(deployment, { entry: remote.entry, manifest }, page);
    });
  }, [deployment, store, remote, isAllowed, page, shown]);
}
