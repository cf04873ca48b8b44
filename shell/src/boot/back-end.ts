import type { RunningSimulation } from '@praxis/mock-server';
import type { Watched } from '@praxis/sdk';
import { createApiClock } from './api-clock';
import type { Config, SampleAccount } from './config';
import { createWatched } from './watched';

/** The back end that the product is configured with. */
export interface BackEnd {
  /** Prefix of every path; empty for the simulation, which answers on the page's own origin. */
  address: string;
  /** The present, milliseconds: the simulation's, which the panel can move, or the API's. */
  now(): number;
  /** The present by which sessions are renewed, milliseconds: moving the simulation's clock ends none. */
  tokenTime(): number;
  /** Takes what an answer says of the API's clock: its `Date`, and when it was asked for. */
  hearDate?(date: string | undefined, askedAt: number): void;
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
  if (config.backEnd !== 'simulated') {
    const clock = createApiClock();
    return {
      address: config.backEnd.replace(/\/$/, ''),
      now: clock.now,
      tokenTime: clock.now,
      hearDate: clock.hear,
      ready: () => undefined,
    };
  }
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
    tokenTime: Date.now,
    ready: async () => {
      await simulation();
    },
    simulation,
    accounts: config.sampleAccounts,
    keeps,
  };
}
