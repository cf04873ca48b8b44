import type { Endpoint } from '@praxis/contract';
import { matches } from '@praxis/sdk/testing/matches';
import { disturbResponses, type Responses } from '@praxis/sdk/testing/responses';
import type { Driven } from '@praxis/sdk/testing/form-driver';
import { startSimulation } from '../boot/simulation';
import { renderShell, type ShellUnderTest } from './render-shell';

/** The shell with a back end whose responses a test can fail or hold. */
export interface DisturbedShell
  extends ShellUnderTest, Driven, Pick<Responses, 'failNext' | 'failAll' | 'hold'> {
  /** How often an endpoint was requested. */
  requestCount(endpoint: Endpoint): number;
}

/** Renders an address with such a back end. */
export async function renderDisturbedShell(path = '/'): Promise<DisturbedShell> {
  const { between, waiting, failNext, failAll, hold } = disturbResponses();
  const sent: { method: string; path: string }[] = [];
  let inFlight = 0;
  const shell = await renderShell(path, 'en', undefined, () =>
    startSimulation({
      storage: 'memory',
      sameTurn: true,
      async between(request, response) {
        sent.push(request);
        inFlight += 1;
        try {
          return await between(request, response);
        } finally {
          inFlight -= 1;
        }
      },
    }),
  );
  const busy = () => inFlight > waiting();
  return {
    ...shell,
    failNext,
    failAll,
    hold,
    busy,
    async idle() {
      // Loading code may send the next request: wait for a few idle turns of the event loop.
      for (let quiet = 0; quiet < 5; quiet = busy() ? 0 : quiet + 1)
        await new Promise((resolve) => setTimeout(resolve, 0));
    },
    requestCount: (endpoint) => sent.filter((request) => matches(endpoint, request)).length,
  };
}
