import type { Endpoint } from '@praxis/contract';
import { disturbAnswers, matches, type Answers } from '@praxis/sdk/testing/answers';
import type { Driven } from '@praxis/sdk/testing/form-driver';
import { startSimulation } from '../boot/simulation';
import { renderShell, type ShellUnderTest } from './render-shell';

/** The shell before a back end whose answers a test disturbs. */
export interface DisturbedShell
  extends ShellUnderTest, Driven, Pick<Answers, 'failNext' | 'failAll' | 'hold'> {
  /** How often an endpoint was asked. */
  asked(endpoint: Endpoint): number;
}

/** An address, before such a back end. */
export async function disturbedShell(path = '/'): Promise<DisturbedShell> {
  const { between, waiting, failNext, failAll, hold } = disturbAnswers();
  const sent: { method: string; path: string }[] = [];
  let underWay = 0;
  const shell = await renderShell(path, 'en', undefined, () =>
    startSimulation({
      storage: 'memory',
      sameTurn: true,
      async between(request, answer) {
        sent.push(request);
        underWay += 1;
        try {
          return await between(request, answer);
        } finally {
          underWay -= 1;
        }
      },
    }),
  );
  const busy = () => underWay > waiting();
  return {
    ...shell,
    failNext,
    failAll,
    hold,
    busy,
    async idle() {
      // Code may be loading, and lead to the next request: a few turns of the event loop without any are the end.
      for (let quiet = 0; quiet < 5; quiet = busy() ? 0 : quiet + 1)
        await new Promise((resolve) => setTimeout(resolve, 0));
    },
    asked: (endpoint) => sent.filter((request) => matches(endpoint, request)).length,
  };
}
