import type { Server } from 'miragejs';
import type { RecordKind } from '@praxis/contract/records';
import { modules as allModules } from './modules';
import type { Simulation } from './core/module';
import type { Dispatcher } from './core/dispatch';
import { createFetchAhead } from './core/fetch-ahead';
import { intercept, type Faults, type Interception } from './core/intercept';
import { joinBackEnd, type BackEndOptions } from './simulation/back-end';
import type { Clock } from './simulation/clock';
import type { SimulationData } from './simulation/data-file';
import { applyFaults, noFaults, type FaultSettings } from './simulation/faults';
import type { Panel } from './simulation/panel';
import { ensureTemporal } from './simulation/temporal';

export interface SimulationOptions extends Partial<BackEndOptions> {
  storage: BackEndOptions['storage'];
  /** Stands between requests and answers in the place of the panel's faults: a test's own. */
  between?: Faults;
  /** Told of a request that nobody serves, which then fails; without it such a request goes to the network. */
  unserved?: Interception['unserved'];
  /** Answers in the same turn of the event loop, as a test wants it. */
  sameTurn?: boolean;
}

/** The simulated back end at work, and what the simulation panel can do with it. */
export interface RunningSimulation {
  simulation: Simulation;
  /** The Mirage server; a route that is registered on it is answered in the simulation's place. */
  server: Server;
  dispatcher: Dispatcher;
  clock: Clock;
  /** Changed in place; the next request follows it. */
  faults: FaultSettings;
  /** Every change since the sample data was made; what the panel exports. */
  changes(): SimulationData;
  /** Replaces everything that was changed; what the panel imports. */
  replace(data: SimulationData): Promise<void>;
  /** Back to the sample data, as if this were the first visit. */
  reset(): Promise<void>;
  /** Moves the clock forward; everything that falls due meanwhile has happened when it resolves. */
  moveClock(milliseconds: number): Promise<void>;
  /** Fetches the code of some endpoints before they are called, and what every visit needs sooner or later. */
  fetchAhead(lines: readonly string[]): Promise<void>;
  /** Makes ahead what an account is shown first, so that it waits when somebody signs in. */
  prepare(email: string): Promise<void>;
  /** What the simulation panel shows; its code is fetched when somebody opens it. */
  panel(): Promise<Panel>;
  /**
   * Tells when something changed that the page did not ask for, in another tab or by the clock, and
   * of which kinds it is; of none where only mails and the like changed, that no answer is made of.
   */
  onChange(listener: (kinds: readonly RecordKind[]) => void): () => void;
  /**
   * Tells, now and whenever it changes, whether what is done is kept on this device. It is not where
   * the browser's storage is full or blocked: it is in this tab's memory then, and goes with the tab.
   */
  onKeeping(listener: (keeps: boolean) => void): () => void;
  stop(): void;
}

/** Starts the simulated back end on this page. Nothing is made before it is asked for. */
export async function startSimulation({
  storage,
  now = Date.now,
  random = Math.random,
  seededAt = now(),
  scale = 1,
  modules = allModules,
  between,
  unserved,
  sameTurn,
}: SimulationOptions): Promise<RunningSimulation> {
  const [backEnd] = await Promise.all([
    joinBackEnd({ storage, now, random, seededAt, scale, modules }),
    ensureTemporal(),
  ]);
  const { simulation, dispatcher, clock, dueJobs, turns, changes, replace } = backEnd;
  const faults: FaultSettings = { ...noFaults };
  const server = intercept({
    dispatcher,
    faults: between ?? applyFaults(faults, random),
    unserved,
    sameTurn,
  });
  const fetchAhead = createFetchAhead(modules);

  return {
    simulation,
    server,
    dispatcher,
    clock,
    faults,
    changes,
    replace,
    async moveClock(milliseconds) {
      await dueJobs.load();
      await turns.take(() => {
        clock.move(milliseconds);
        dueJobs.run(simulation);
      });
    },
    async fetchAhead(lines) {
      await Promise.all([fetchAhead(lines), dueJobs.load()]);
    },
    async prepare(email) {
      const loaded = await Promise.all(
        modules.filter(({ prefetched }) => prefetched).map(({ load }) => load()),
      );
      for (const { prepare } of loaded)
        if (prepare) simulation.database.transaction(() => prepare(simulation, email));
    },
    async panel() {
      const { createPanel } = await import(/* webpackChunkName: "panel" */ './simulation/panel');
      return createPanel({ simulation, now, turns, changes, replace });
    },
    reset: () => replace({ seededAt: now(), clockOffset: 0, changes: [] }),
    onChange: backEnd.onChange,
    onKeeping: backEnd.onKeeping,
    stop() {
      server.shutdown();
      backEnd.leave();
    },
  };
}
