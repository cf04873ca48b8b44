import type { RunningSimulation, SimulationOptions } from '@praxis/mock-server';
import { nextTask } from './next-task';

/** Starts the simulated back end. This is the shell's only import of it, and lazy. */
export async function startSimulation(
  options: SimulationOptions = { storage: 'indexedDb' },
): Promise<RunningSimulation> {
  const { startSimulation: start } = await import(
    /* webpackChunkName: "simulation" */ '@praxis/mock-server'
  );
  await nextTask();
  return start(options);
}
