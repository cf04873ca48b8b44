import { isPracticePath } from '@praxis/contract';
import type { Simulation } from '../core/module';
import type { Dispatcher } from '../core/dispatch';

/**
 * Runs the jobs that fall due as time passes. Their code loads when the page is idle, or on first
 * use.
 */
export interface DueJobs {
  load(): Promise<unknown>;
  /** Runs all due jobs; does nothing until the code is loaded. */
  run(simulation: Simulation): void;
  /** Wraps a dispatcher so that requests wait for the code if a job may be due. */
  wrap(dispatcher: Dispatcher, simulation: Simulation): Dispatcher;
}

/** No job of the sample data falls due within this time after its creation, in milliseconds. */
const firstJobDelay = 5 * 60_000;

export function createDueJobs(): DueJobs {
  let run: ((simulation: Simulation) => void) | undefined;
  const load = async () => {
    const { runDueJobs } = await import(/* webpackChunkName: "time" */ '../practice/time/time');
    run = runDueJobs;
  };
  return {
    load,
    run: (simulation) => run?.(simulation),
    wrap: (dispatcher, simulation) => ({
      serves: dispatcher.serves,
      async dispatch(request) {
        const mayBeDue = simulation.now() - simulation.seededAt > firstJobDelay;
        if (!run && mayBeDue && isPracticePath(request.path)) await load();
        return dispatcher.dispatch(request);
      },
    }),
  };
}
