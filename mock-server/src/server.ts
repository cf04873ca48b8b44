import type { Server } from 'miragejs';
import type { RecordKind } from '@praxis/contract/records';
import { modules as allModules } from './modules';
import type { BackEndModule, Simulation } from './core/module';
import { Database } from './core/database';
import { createDispatcher, type Dispatcher } from './core/dispatch';
import { createFetchAhead } from './core/fetch-ahead';
import { intercept, type Faults, type Interception } from './core/intercept';
import { createClock, type Clock } from './simulation/clock';
import type { SimulationData } from './simulation/data-file';
import { applyFaults, noFaults, type FaultSettings } from './simulation/faults';
import { joinOtherTabs } from './simulation/other-tabs';
import type { Panel } from './simulation/panel';
import { createDueJobs } from './simulation/due-jobs';
import { indexedDbPersistence, noPersistence } from './simulation/persistence';
import { everyRecordKind, recordKindsOf } from './simulation/record-kinds';
import { ensureTemporal } from './simulation/temporal';

export interface SimulationOptions {
  /** `indexedDb` keeps changes on this device and shares them with other tabs. */
  storage: 'indexedDb' | 'memory';
  /** The real time, milliseconds since the epoch. */
  now?: () => number;
  random?: () => number;
  /** When the sample data is made; now, unless an earlier visit made it. */
  seededAt?: number;
  /** How many times the normal amount of practice sample data is made. */
  scale?: number;
  modules?: readonly BackEndModule[];
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
  const database = new Database();
  const persistence = storage === 'indexedDb' ? indexedDbPersistence() : noPersistence;
  const listeners = new Set<(kinds: readonly RecordKind[]) => void>();
  const notify = (kinds: readonly RecordKind[]) => listeners.forEach((listener) => listener(kinds));

  const [saved] = await Promise.all([persistence.load(), ensureTemporal()]);
  if (saved) database.apply(saved.changes);
  const clock = createClock(now, saved?.state.clockOffset ?? 0);
  const dueJobs = createDueJobs();
  const simulation: Simulation = {
    database,
    now: clock.now,
    tokenTime: now,
    seedOnce: (part, seed) => database.seedPart(part, () => seed(simulation)),
    runDueJobs: () => dueJobs.run(simulation),
    seededAt: saved?.state.seededAt ?? seededAt,
    newId: () => newId(random),
    random,
    scale,
  };
  const saveState = () =>
    persistence.saveState({ seededAt: simulation.seededAt, clockOffset: clock.offset() });
  if (!saved) void saveState();

  const following = persistence.follow(database);
  const faults: FaultSettings = { ...noFaults };
  const dispatcher = dueJobs.before(createDispatcher(modules, simulation), simulation);
  const server = intercept({
    dispatcher,
    faults: between ?? applyFaults(faults, random, following.settled),
    unserved,
    sameTurn,
  });
  const fetchAhead = createFetchAhead(modules);

  /** Takes over what another tab has put in the place of everything. */
  const reload = async () => {
    const stored = await persistence.load();
    database.clear();
    simulation.seededAt = stored?.state.seededAt ?? simulation.seededAt;
    clock.setOffset(stored?.state.clockOffset ?? 0);
    if (stored) database.apply(stored.changes);
    notify(everyRecordKind);
  };
  const otherTabs = joinOtherTabs({
    database,
    onChange: (changes) => notify(recordKindsOf(changes)),
    onClock: (offset) => {
      clock.setOffset(offset);
      notify(everyRecordKind);
    },
    onReplaced: () => void reload(),
  });
  const stopClock = clock.onMove(() => {
    void saveState();
    otherTabs.send({ kind: 'clock', offset: clock.offset() });
    notify(everyRecordKind);
  });

  const replace: RunningSimulation['replace'] = async (data) => {
    await persistence.clear();
    database.clear();
    simulation.seededAt = data.seededAt;
    clock.setOffset(data.clockOffset);
    await saveState();
    database.replay(data.changes);
    await following.settled();
    otherTabs.send({ kind: 'replaced' });
    notify(everyRecordKind);
  };

  const changes = (): SimulationData => ({
    seededAt: simulation.seededAt,
    clockOffset: clock.offset(),
    changes: database.changesSinceSeed(),
  });

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
      clock.move(milliseconds);
      dueJobs.run(simulation);
      await following.settled();
    },
    async fetchAhead(lines) {
      await Promise.all([fetchAhead(lines), dueJobs.load()]);
    },
    async prepare(email) {
      const loaded = await Promise.all(
        modules.filter(({ prefetched }) => prefetched).map(({ load }) => load()),
      );
      for (const { prepare } of loaded)
        if (prepare) database.transaction(() => prepare(simulation, email));
    },
    async panel() {
      const { createPanel } = await import(/* webpackChunkName: "panel" */ './simulation/panel');
      return createPanel({ simulation, changes, replace });
    },
    reset: () => replace({ seededAt: now(), clockOffset: 0, changes: [] }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      server.shutdown();
      following.stop();
      stopClock();
      otherTabs.stop();
    },
  };
}

function newId(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('');
}
