import type { RunningSimulation } from '@praxis/mock-server';
import type { Watched } from '@praxis/sdk';
import type { Config, SampleAccount } from './config';
import { createWatched } from './watched';

/** The back end that the product is configured with. */
export interface BackEnd {
  /** Prefix of every path; empty for the simulation, which answers on the page's own origin. */
  address: string;
  /** The present, milliseconds: the simulation's, which the panel can move, or the real one. */
  now(): number;
  /** Resolves when requests can be sent; starts the simulation on the first call. Nothing where they always can. */
  ready(): Promise<void> | undefined;
  /** The simulation, where that is the back end; its code is loaded on the first call. */
  simulation?: () => Promise<RunningSimulation>;
  /** Sample accounts of the simulation that role apps have for themselves. */
  accounts?: readonly SampleAccount[];
  /** Whether the simulation keeps on this device what is done. Watching it starts nothing. */
  keeps?: Watched<boolean>;
}

export function createBackEnd(
  config: Config,
  startSimulation: () => Promise<RunningSimulation>,
): BackEnd {
  if (config.backEnd !== 'simulated')
    return {
      address: config.backEnd.replace(/\/$/, ''),
      now: Date.now,
      ready: () => undefined,
    };
  let started: Promise<RunningSimulation> | undefined;
  let running: RunningSimulation | undefined;
  const keeps = createWatched(true);
  const simulation = () => {
    started ??= startSimulation().then(
      (one) => {
        one.onKeeping(keeps.set);
        return (running = one);
      },
      (error: unknown) => {
        started = undefined; // Its code did not load: the next request tries again.
        throw error;
      },
    );
    return started;
  };
  return {
    address: '',
    now: () => running?.clock.now() ?? Date.now(),
    ready: async () => {
      await simulation();
    },
    simulation,
    accounts: config.sampleAccounts,
    keeps,
  };
}
