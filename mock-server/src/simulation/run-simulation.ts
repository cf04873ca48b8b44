import type { RecordKind } from '@praxis/contract/records';
import { modules as allModules } from '../modules';
import type { Dispatcher } from '../core/dispatch';
import type { Faults } from '../core/faults';
import { createPrefetch } from '../core/prefetch';
import type { Simulation } from '../core/module';
import { joinBackEnd, type BackEndOptions } from './back-end';
import type { Clock } from './clock';
import type { SimulationData } from './data-file';
import { createFaultInjector, noFaults, type FaultSettings } from './faults';
import type { Panel } from './panel';

export interface SimulationOptions extends Partial<BackEndOptions> {
  storage: BackEndOptions['storage'];
}

/** A running simulation, independent of where its requests come from. */
export interface SimulationCore {
  simulation: Simulation;
  dispatcher: Dispatcher;
  clock: Clock;
  /** Mutable settings; they apply from the next request on. */
  faults: FaultSettings;
  /** Applies the `faults` settings to responses. */
  injectFaults: Faults;
  /** All changes since the sample data was created; exported by the panel. */
  changes(): SimulationData;
  /** Replaces all changes; the panel's import. */
  replace(data: SimulationData): Promise<void>;
  /** Resets to the sample data, as on a first visit. */
  reset(): Promise<void>;
  /** Moves the clock forward; resolves after all jobs that fell due have run. */
  moveClock(milliseconds: number): Promise<void>;
  /**
   * Prefetches the code of some endpoints, and the code that every visit needs eventually; keeps the
   * sample data that the page has used so far for the next visit.
   */
  prefetch(lines: readonly string[]): Promise<void>;
  /** Generates ahead of sign-in the sample data of an account's first page. */
  prepare(email: string): Promise<void>;
  /** Loads the simulation panel's code. */
  panel(): Promise<Panel>;
  /**
   * Notifies of changes that the page did not request (by another tab or the clock), with the kinds
   * of the changed records; the list is empty if no API response is made from them, as with mails.
   */
  onChange(listener: (kinds: readonly RecordKind[]) => void): () => void;
  /**
   * Reports, now and on each change, whether changes are persisted on this device. If the browser's
   * storage is full or blocked, they are only in this tab's memory.
   */
  onPersistenceChange(listener: (isPersisted: boolean) => void): () => void;
  leave(): void;
}

/** Starts the simulated back end. Modules and sample data load on first use. */
export async function runSimulation({
  storage,
  now = Date.now,
  random = Math.random,
  seededAt = now(),
  scale = 1,
  modules = allModules,
  build,
}: SimulationOptions): Promise<SimulationCore> {
  const [backEnd] = await Promise.all([
    joinBackEnd({ storage, now, random, seededAt, scale, modules, build }),
    ensureTemporal(),
  ]);
  const { simulation, dispatcher, clock, dueJobs, turns, changes, replace } = backEnd;
  const faults: FaultSettings = { ...noFaults };
  const prefetch = createPrefetch(modules);

  return {
    simulation,
    dispatcher,
    clock,
    faults,
    injectFaults: createFaultInjector(faults, random),
    changes,
    replace,
    async moveClock(milliseconds) {
      await dueJobs.load();
      await turns.take(() => {
        clock.move(milliseconds);
        dueJobs.run(simulation);
      });
    },
    async prefetch(lines) {
      await Promise.all([prefetch(lines), dueJobs.load()]);
      // If storage is full, the next visit generates its sample data again.
      await backEnd.keepSample().catch(() => {});
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
    onPersistenceChange: backEnd.onPersistenceChange,
    leave: backEnd.leave,
  };
}

/** Loads the Temporal polyfill (20 KB) in browsers without Temporal, before any rule runs. */
async function ensureTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  await import(/* webpackChunkName: "temporal" */ 'temporal-polyfill/global');
}
