import type { RunningSimulation } from '@praxis/mock-server';
import type { Watched } from '@praxis/sdk';
import { createApiClock } from './api-clock';
import type { Config, SampleAccount } from './config';
import { createWatched } from './watched';

/** The back end that the product is configured with. */
export interface BackEnd {
  /** Prefix of every path; empty for the simulation, which answers on the page's own origin. */
  address: string;
  /** The current time in milliseconds: the API's, or the simulation's, which the panel can move. */
  now(): number;
  /** The time for refreshing sessions, in milliseconds: moving the simulation's clock must not expire them. */
  tokenTime(): number;
  /** Adjusts the API's clock to a response's `Date` header and the time when the request was sent. */
  observeDate?(date: string | undefined, sentAt: number): void;
  /** Resolves when requests can be sent; the first call starts the simulation. Undefined for an API. */
  ready(): Promise<void> | undefined;
  /** The simulation, if it is the back end; the first call loads its code. */
  simulation?: () => Promise<RunningSimulation>;
  /** Additional sample accounts of role apps in the simulation. */
  accounts?: readonly SampleAccount[];
  /** Whether the simulation persists its data on this device. Watching it does not start the simulation. */
  isPersisted?: Watched<boolean>;
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
      observeDate: clock.observe,
      ready: () => undefined,
    };
  }
  let started: Promise<RunningSimulation> | undefined;
  let running: RunningSimulation | undefined;
  const isPersisted = createWatched(true);
  const simulation = () => {
    started ??= startSimulation().then(
      (simulation) => {
        simulation.onPersistenceChange(isPersisted.set);
        return (running = simulation);
      },
      (error: unknown) => {
        started = undefined; // The next request retries.
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
    isPersisted,
  };
}
