import type { RunningSimulation } from '@praxis/mock-server';

/** The one place where the shell reaches for the simulated back end: by a dynamic import, when it is asked for. */
export async function startSimulation(): Promise<RunningSimulation> {
  const { startSimulation: start } = await import(
    /* webpackChunkName: "simulation" */ '@praxis/mock-server'
  );
  return start({ storage: 'indexedDb' });
}
