import { useEffect } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
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

  useEffect(() => {
    if (!shown) return;
    let stop = () => {};
    const begin = () => {
      if (store.isLoading()) return;
      unsubscribe();
      stop = prefetchNext(deployment, remote, page);
    };
    const unsubscribe = store.redux.subscribe(begin);
    begin();
    return () => {
      unsubscribe();
      stop();
    };
  }, [deployment, store, remote, page, shown]);
}
