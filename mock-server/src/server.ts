import type { Server } from 'miragejs';
import { intercept, type Interception } from './core/intercept';
import type { Faults } from './core/faults';
import {
  runSimulation,
  type SimulationCore,
  type SimulationOptions as RunOptions,
} from './simulation/run-simulation';

export interface SimulationOptions extends RunOptions {
  /** Replaces the panel's simulated faults, for tests. */
  between?: Faults;
  /**
   * Called for a request that no endpoint serves, which then fails; if absent, such a request goes
   * to the network.
   */
  unserved?: Interception['unserved'];
  /** Responds within the same event loop turn, for tests. */
  sameTurn?: boolean;
}

/** The simulated back end running on this page, and the operations of the simulation panel. */
export interface RunningSimulation extends Omit<SimulationCore, 'injectFaults' | 'leave'> {
  /** The Mirage server. A route registered on it takes precedence over the simulation. */
  server: Server;
  stop(): void;
}

/** Starts the simulated back end on this page. Modules and sample data load on first use. */
export async function startSimulation({
  between,
  unserved,
  sameTurn,
  ...options
}: SimulationOptions): Promise<RunningSimulation> {
  const { injectFaults, leave, ...running } = await runSimulation(options);
  const server = intercept({
    dispatcher: running.dispatcher,
    faults: between ?? injectFaults,
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
