import type { RecordKind } from '@praxis/contract/records';
import { Database } from '../core/database';
import { createDispatcher, type Dispatcher } from '../core/dispatch';
import { createSampleKeeper } from '../core/kept-sample';
import type { BackEndModule, Simulation } from '../core/module';
import type { Turns } from '../core/turn';
import { createClock, type Clock } from './clock';
import type { SimulationData } from './data-file';
import { createDueJobs, type DueJobs } from './due-jobs';
import { everyRecordKind } from './record-kinds';
import { unsharedTab, shareWithTabs } from './share-with-tabs';
import type { SharedState } from './shared-store';
import type { Locks } from './turns';

export interface BackEndOptions {
  /**
   * `indexedDb` persists changes on this device and shares them between tabs; `memory` does
   * neither.
   */
  storage: 'indexedDb' | 'memory';
  /** The real time, in milliseconds since the epoch. */
  now: () => number;
  random: () => number;
  /** Creation time of the sample data, unless another tab or an earlier visit has created it. */
  seededAt: number;
  /** Multiplier for the amount of practice sample data. */
  scale: number;
  modules: readonly BackEndModule[];
  /**
   * Identifies the build of the product. With it, `indexedDb` also keeps sample data, which the next
   * visit of the same build then need not generate.
   */
  build?: string | undefined;
  locks?: Locks;
}

/** This tab's client of the back end that all tabs of a browser share. */
export interface BackEnd {
  simulation: Simulation;
  dispatcher: Dispatcher;
  clock: Clock;
  dueJobs: DueJobs;
  turns: Turns;
  /** All changes since the sample data was created. */
  changes(): SimulationData;
  /** Replaces all data. */
  replace(data: SimulationData): Promise<void>;
  /** Keeps for the next visit the sample data that this page has used. */
  keepSample(): Promise<void>;
  /** Notifies of changes that this page did not request; see `RunningSimulation.onChange`. */
  onChange(listener: (kinds: readonly RecordKind[]) => void): () => void;
  /** Reports whether changes are persisted on this device; see `RunningSimulation.onPersistenceChange`. */
  onPersistenceChange(listener: (isPersisted: boolean) => void): () => void;
  leave(): void;
}

/** Resolves when this tab has loaded the changes of other tabs and earlier visits. */
export async function joinBackEnd(options: BackEndOptions): Promise<BackEnd> {
  const { storage, now, random, seededAt, scale, modules } = options;
  const database = new Database();
  const clock = createClock(now);
  const dueJobs = createDueJobs();
  const simulation: Simulation = {
    database,
    now: clock.now,
    tokenTime: now,
    seedOnce: (part, seed) => database.seedPart(part, () => seed(simulation)),
    runDueJobs: () => dueJobs.run(simulation),
    seededAt,
    newId: () => newId(random),
    random,
    scale,
  };
  const listeners = new Set<(kinds: readonly RecordKind[]) => void>();
  const notify = (kinds: readonly RecordKind[]) => listeners.forEach((listener) => listener(kinds));

  const state = (): SharedState => ({
    seededAt: simulation.seededAt,
    clockOffset: clock.offset(),
  });
  const restart = (data: SharedState) => {
    database.clear();
    simulation.seededAt = data.seededAt;
    clock.setOffset(data.clockOffset);
  };
  const tabs =
    storage === 'indexedDb'
      ? shareWithTabs({
          locks: options.locks,
          database,
          clock,
          state,
          restart,
          sampleKeeper: options.build ? createSampleKeeper(simulation, options.build) : undefined,
          notify,
        })
      : unsharedTab;
  const { turns } = tabs;
  await tabs.join();

  const stopClock = clock.onMove(() => {
    void turns.take(() => {});
    notify(everyRecordKind);
  });

  return {
    simulation,
    dispatcher: dueJobs.wrap(createDispatcher(modules, simulation, turns), simulation),
    clock,
    dueJobs,
    turns,
    changes: () => ({ ...state(), changes: database.changesSinceSeed() }),
    async replace(data) {
      await turns.take(() => {
        restart(data);
        tabs.markReplaced();
        database.replay(data.changes);
      });
      notify(everyRecordKind);
    },
    keepSample: tabs.keepSample,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPersistenceChange: tabs.onPersistenceChange,
    leave() {
      stopClock();
      tabs.leave();
    },
  };
}

function newId(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('');
}
