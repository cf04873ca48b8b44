import type { RunningSimulation, SimulationOptions } from '@praxis/mock-server';
import { nextTask } from './next-task';

/** The one place where the shell reaches for the simulated back end: by a dynamic import, when it is asked for. */
export async function startSimulation(
  options: SimulationOptions = { storage: 'indexedDb' },
): Promise<RunningSimulation> {
  const { startSimulation: start } = await import(
    /* webpackChunkName: "simulation" */ '@praxis/mock-server'
  );
  await nextTask();
  return start(options);
}
