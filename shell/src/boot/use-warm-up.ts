import { useEffect } from 'react';
import type { Deployment } from './deployment';
import { prefetchWhenIdle } from './prefetch-when-idle';

/**
 * Marks the page as usable, then prefetches what follows and what answers its first request, so that
 * signing in is fast.
 */
export function useWarmUp(deployment: Deployment, prefetch: () => Promise<unknown>): void {
  useEffect(() => {
    performance.mark('praxis:ready');
    return prefetchWhenIdle(() => {
      void prefetch();
      void warmUp(deployment);
    });
  }, [deployment, prefetch]);
}

/** Loads the HTTP client, and the simulation if that is the back end, ahead of the first request. */
async function warmUp({ http, backEnd }: Deployment): Promise<void> {
  try {
    const { prepare } = await http();
    await prepare();
    await backEnd.ready();
    await (await backEnd.simulation?.())?.prefetch([]);
  } catch {
    // Ignored: the first request retries.
  }
}
