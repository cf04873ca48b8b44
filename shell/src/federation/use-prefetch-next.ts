import { useEffect } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import { useIsAllowed, withAllowedLinks } from '../auth/allowed';
import { rememberSimulationCached } from '../boot/early';
import type { LoadedRemote } from './load-remote';
import { prefetchNext } from './prefetch-next';
import { whenUsable } from './when-usable';

/**
 * Prefetches likely next pages once the current page is usable: rendered, with all requests settled. Its
 * files are then cached, so that the next visit needs no waves.
 *
 * @param shown whether the page is rendered
 */
export function usePrefetchNext(remote: LoadedRemote, page: PageManifest, shown: boolean): void {
  const { deployment, store } = useServices();
  const isAllowed = useIsAllowed();

  useEffect(() => {
    if (!shown) return undefined;
    return whenUsable(store, () => {
      if (deployment.backEnd.simulation) rememberSimulationCached();
      const manifest = withAllowedLinks(remote.manifest, isAllowed);
      return prefetchNext(deployment, { entry: remote.entry, manifest }, page);
    });
  }, [deployment, store, remote, isAllowed, page, shown]);
}
