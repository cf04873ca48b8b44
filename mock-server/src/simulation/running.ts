import type { RecordKind } from '@praxis/contract/records';
import { modules as allModules } from '../modules';
import type { Dispatcher } from '../core/dispatch';
import type { Faults } from '../core/faults';
import { createFetchAhead } from '../core/fetch-ahead';
import type { Simulation } from '../core/module';
import { joinBackEnd, type BackEndOptions } from './back-end';
import type { Clock } from './clock';
import type { SimulationData } from './data-file';
import { applyFaults, noFaults, type FaultSettings } from './faults';
import type { Panel } from './panel';
import { ensureTemporal } from './temporal';

export interface SimulationOptions extends Partial<BackEndOptions> {
  storage: BackEndOptions['storage'];
}

/** The simulated back end at work, wherever its requests come from, and what can be done with it. */
export interface Simulated {
  simulation: Simulation;
  dispatcher: Dispatcher;
  clock: Clock;
  /** Changed in place; the next request follows it. */
  faults: FaultSettings;
  /** Disturbs answers as `faults` say. */
  disturb: Faults;
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
  leave(): void;
}

/** Puts the simulated back end to work. Nothing is made before it is asked for. */
export async function runSimulation({
  storage,
  now = Date.now,
  random = Math.random,
  seededAt = now(),
  scale = 1,
  modules = allModules,
}: SimulationOptions): Promise<Simulated> {
  const [backEnd] = await Promise.all([
    joinBackEnd({ storage, now, random, seededAt, scale, modules }),
    ensureTemporal(),
  ]);
  const { simulation, dispatcher, clock, dueJobs, turns, changes, replace } = backEnd;
  const faults: FaultSettings = { ...noFaults };
  const fetchAhead = createFetchAhead(modules);

  return {
    simulation,
    dispatcher,
    clock,
    faults,
    disturb: applyFaults(faults, random),
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
      const { createPanel } = await import(/* webpackChunkName: "panel" */ './panel');
      return createPanel({ simulation, now, turns, changes, replace });
    },
    reset: () => replace({ seededAt: now(), clockOffset: 0, changes: [] }),
    onChange: backEnd.onChange,
    onKeeping: backEnd.onKeeping,
    leave: backEnd.leave,
  };
}
