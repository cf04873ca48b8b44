import { useEffect } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import { useIsAllowed, withAllowedLinks } from '../auth/allowed';
import type { LoadedRemote } from './load-remote';
import { prefetchNext } from './prefetch-next';

/**
 * Prefetches what may follow a page, once that page can be used: it shows, and nobody waits for an
 * answer any more. Until then every byte is the page's own.
 *
 * @param shown whether the page's code is there
 */
export function usePrefetchNext(remote: LoadedRemote, page: PageManifest, shown: boolean): void {
  const { deployment, store } = useServices();
  const isAllowed = useIsAllowed();

  useEffect(() => {
    if (!shown) return;
    let stop = () => {};
    const begin = () => {
      if (store.isLoading()) return;
      unsubscribe();
      const manifest = withAllowedLinks(remote.manifest, isAllowed);
      stop = prefetchNext(deployment, { entry: remote.entry, manifest }, page);
    };
    const unsubscribe = store.redux.subscribe(begin);
    begin();
    return () => {
      unsubscribe();
      stop();
    };
  }, [deployment, store, remote, isAllowed, page, shown]);
}
