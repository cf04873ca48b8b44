import type { RunningSimulation, SimulationOptions } from '@praxis/mock-server';
import { nextTask } from './next-task';

/** Starts the simulated back end. This is the shell's only import of it, and lazy. */
export async function startSimulation(
  options: SimulationOptions = { storage: 'indexedDb', build: findBuild() },
): Promise<RunningSimulation> {
  const { startSimulation: start } = await import(
    /* webpackChunkName: "simulation" */ '@praxis/mock-server'
  );
  await nextTask();
  return start(options);
}

/**
 * Identifies the build: the name of the entry script contains a hash that changes with every file of
 * the shell. Undefined in development, where names have no hashes.
 */
function findBuild(): string | undefined {
  return [...document.scripts].find(({ src }) => /\/main\.[0-9a-f]+\.js$/.test(src))?.src;
}
