import type { Server } from 'miragejs';
import { intercept, type Interception } from './core/intercept';
import type { Faults } from './core/faults';
import {
  runSimulation,
  type Simulated,
  type SimulationOptions as RunOptions,
} from './simulation/running';

export interface SimulationOptions extends RunOptions {
  /** Stands between requests and answers in the place of the panel's faults: a test's own. */
  between?: Faults;
  /** Told of a request that nobody serves, which then fails; without it such a request goes to the network. */
  unserved?: Interception['unserved'];
  /** Answers in the same turn of the event loop, as a test wants it. */
  sameTurn?: boolean;
}

/** The simulated back end at work on this page, and what the simulation panel can do with it. */
export interface RunningSimulation extends Omit<Simulated, 'disturb' | 'leave'> {
  /** The Mirage server; a route that is registered on it is answered in the simulation's place. */
  server: Server;
  stop(): void;
}

/** Starts the simulated back end on this page. Nothing is made before it is asked for. */
export async function startSimulation({
  between,
  unserved,
  sameTurn,
  ...options
}: SimulationOptions): Promise<RunningSimulation> {
  const { disturb, leave, ...running } = await runSimulation(options);
  const server = intercept({
    dispatcher: running.dispatcher,
    faults: between ?? disturb,
    unserved,
    sameTurn,
  });
  return {
    ...running,
    server,
    stop() {
      server.shutdown();
      leave();
    },
  };
}
