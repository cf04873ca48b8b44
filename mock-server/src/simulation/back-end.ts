import type { RecordKind } from '@praxis/contract/records';
import { Database } from '../core/database';
import { createDispatcher, type Dispatcher } from '../core/dispatch';
import type { BackEndModule, Simulation } from '../core/module';
import type { Turns } from '../core/turn';
import { createClock, type Clock } from './clock';
import type { SimulationData } from './data-file';
import { createDueJobs, type DueJobs } from './due-jobs';
import { everyRecordKind } from './record-kinds';
import { alone, shareWithTabs } from './share-with-tabs';
import type { SharedState } from './shared-store';
import type { Locks } from './turns';

export interface BackEndOptions {
  /** `indexedDb` keeps changes on this device, for all tabs of the browser; `memory` is one tab's alone. */
  storage: 'indexedDb' | 'memory';
  /** The real time, milliseconds since the epoch. */
  now: () => number;
  random: () => number;
  /** When the sample data is made, unless another tab or an earlier visit made it. */
  seededAt: number;
  /** How many times the normal amount of practice sample data is made. */
  scale: number;
  modules: readonly BackEndModule[];
  locks?: Locks;
}

/** This tab's end of the one back end that all tabs of a browser are clients of. */
export interface BackEnd {
  simulation: Simulation;
  dispatcher: Dispatcher;
  clock: Clock;
  dueJobs: DueJobs;
  turns: Turns;
  /** Every change since the sample data was made. */
  changes(): SimulationData;
  /** Puts other data in the place of all. */
  replace(data: SimulationData): Promise<void>;
  /** Tells of changes that this page did not ask for; see `RunningSimulation.onChange`. */
  onChange(listener: (kinds: readonly RecordKind[]) => void): () => void;
  /** Whether what is done is kept on this device; see `RunningSimulation.onKeeping`. */
  onKeeping(listener: (keeps: boolean) => void): () => void;
  leave(): void;
}

/** Resolves when this tab has what the others, or an earlier visit, have written. */
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
      ? shareWithTabs({ locks: options.locks, database, clock, state, restart, notify })
      : alone;
  const { turns } = tabs;
  await tabs.join();

  const stopClock = clock.onMove(() => {
    void turns.take(() => {});
    notify(everyRecordKind);
  });

  return {
    simulation,
    dispatcher: dueJobs.before(createDispatcher(modules, simulation, turns), simulation),
    clock,
    dueJobs,
    turns,
    changes: () => ({ ...state(), changes: database.changesSinceSeed() }),
    async replace(data) {
      await turns.take(() => {
        restart(data);
        tabs.replaced();
        database.replay(data.changes);
      });
      notify(everyRecordKind);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onKeeping: tabs.onKeeping,
    leave() {
      stopClock();
      tabs.leave();
    },
  };
}

function newId(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('');
}
