import type { PagePart } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import { asksOfProvided } from '../boot/early';

/** Where the back end is simulated, the code that answers what a page asks for. */
export function fetchBackEnd({ backEnd }: Deployment, { asks, shared }: PagePart): void {
  const lines = [...asks, ...shared.flatMap(asksOfProvided)];
  // A failure costs nothing: the request that needs the code asks for it again.
  backEnd
    .simulation?.()
    .then((simulation) => simulation.fetchAhead(lines))
    .catch(() => {});
}
