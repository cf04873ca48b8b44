import type { RunningSimulation, SimulationOptions } from '@praxis/mock-server';
import { buildOfPage } from './build-of-page';
import { nextTask } from './next-task';

/** Starts the simulated back end. This is the shell's only import of it, and lazy. */
export async function startSimulation(
  options: SimulationOptions = { storage: 'indexedDb', build: buildOfPage() },
): Promise<RunningSimulation> {
  const { startSimulation: start } = await import(
    /* webpackChunkName: "simulation" */ '@praxis/mock-server'
  );
  await nextTask();
  return start(options);
}
