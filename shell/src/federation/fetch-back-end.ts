import type { PagePart } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import { endpointsOfProvided } from '../boot/early';

/** Prefetches the code of the simulated back end that serves a page's requests. */
export function prefetchBackEnd({ backEnd }: Deployment, { reads, shared }: PagePart): void {
  const lines = [...reads, ...shared.flatMap(endpointsOfProvided)];
  // Ignored: the request that needs the code retries.
  backEnd
    .simulation?.()
    .then((simulation) => simulation.prefetch(lines))
    .catch(() => {});
}
