import type { Simulation } from '../core/area';
import type { Dispatcher } from '../core/dispatch';

/** What moves with time, whose code is fetched when the page is idle or when somebody needs it. */
export interface PassingTime {
  load(): Promise<unknown>;
  /** Carries out what has fallen due; does nothing until the code is there. */
  pass(simulation: Simulation): void;
  /** The same dispatcher, whose answers wait for that code where something may be due. */
  before(dispatcher: Dispatcher, simulation: Simulation): Dispatcher;
}

/** Nothing of the sample data falls due sooner after it was made, milliseconds. */
const quietAtFirst = 5 * 60_000;

export function createPassingTime(): PassingTime {
  let run: ((simulation: Simulation) => void) | undefined;
  const load = async () => {
    const { passTime } = await import(/* webpackChunkName: "time" */ '../practice/time/time');
    run = passTime;
  };
  return {
    load,
    pass: (simulation) => run?.(simulation),
    before: (dispatcher, simulation) => ({
      serves: dispatcher.serves,
      async dispatch(request) {
        const mayBeDue = simulation.now() - simulation.seededAt > quietAtFirst;
        if (!run && mayBeDue && request.path.startsWith('/api/v1/')) await load();
        return dispatcher.dispatch(request);
      },
    }),
  };
}
