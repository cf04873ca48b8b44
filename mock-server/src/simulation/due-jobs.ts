import { isPracticePath } from '@praxis/contract';
import type { Simulation } from '../core/module';
import type { Dispatcher } from '../core/dispatch';

/** What falls due as time passes. Its code is fetched when the page is idle or when somebody needs it. */
export interface DueJobs {
  load(): Promise<unknown>;
  /** Carries out what has fallen due; does nothing until the code is there. */
  run(simulation: Simulation): void;
  /** The same dispatcher, whose answers wait for that code where something may be due. */
  before(dispatcher: Dispatcher, simulation: Simulation): Dispatcher;
}

/** Nothing of the sample data falls due sooner after it was made, milliseconds. */
const quietAtFirst = 5 * 60_000;

export function createDueJobs(): DueJobs {
  let run: ((simulation: Simulation) => void) | undefined;
  const load = async () => {
    const { runDueJobs } = await import(/* webpackChunkName: "time" */ '../practice/time/time');
    run = runDueJobs;
  };
  return {
    load,
    run: (simulation) => run?.(simulation),
    before: (dispatcher, simulation) => ({
      serves: dispatcher.serves,
      async dispatch(request) {
        const mayBeDue = simulation.now() - simulation.seededAt > quietAtFirst;
        if (!run && mayBeDue && isPracticePath(request.path)) await load();
        return dispatcher.dispatch(request);
      },
    }),
  };
}
