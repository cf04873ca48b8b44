import type { Turns } from '../core/turn';
import type { Outcome, SharedStore, UnseenChanges } from './shared-store';

/** The part of the browser's lock manager that is used here. */
export interface Locks {
  request<R>(name: string, work: () => Promise<R>): Promise<R>;
}

interface TurnParts {
  store: SharedStore;
  /** Undefined without Web Locks: then only the store's transactions isolate the tabs. */
  locks: Locks | undefined;
  applyUnseen(unseen: UnseenChanges): void;
  outcome(): Outcome;
  /** Called after each turn, with whether it wrote data for the other tabs to read. */
  onTurn(written: boolean): void;
  /** Called after each read of other tabs' changes. */
  onRead(): void;
}

interface Job {
  run(): void;
  settle(): void;
}

/**
 * How long one turn keeps starting queued jobs, in milliseconds, before it yields to input, frames
 * and other tabs.
 */
const turnBudget = 8;

/**
 * Serializes the writes of all tabs of this browser. Jobs that are queued when a turn begins share
 * it, so that ten requests cost one read of other tabs' changes and one write.
 */
export function createTurns({
  store,
  locks,
  applyUnseen,
  outcome,
  onTurn,
  onRead,
}: TurnParts): Turns {
  const queue: Job[] = [];
  let busy = false;

  const withLock = <R>(work: () => Promise<R>): Promise<R> =>
    locks ? locks.request('praxis-simulation', work) : work();

  function runQueued(): Job[] {
    const startedAt = performance.now();
    const ran: Job[] = [];
    for (let job = queue.shift(); job; job = queue.shift()) {
      job.run();
      ran.push(job);
      if (performance.now() - startedAt > turnBudget) break;
    }
    return ran;
  }

  async function turn(): Promise<void> {
    let ran: Job[] | undefined;
    let written: boolean | undefined;
    try {
      written = await withLock(() =>
        store.turn((unseen) => {
          if (unseen) applyUnseen(unseen);
          ran = runQueued();
          return outcome();
        }),
      );
    } catch {
      // Storage is full or unavailable: the in-memory data stays correct, and the next turn
      // retries.
    }
    ran ??= runQueued();
    ran.forEach((job) => job.settle());
    onTurn(written === true);
  }

  async function drainQueue(): Promise<void> {
    busy = true;
    while (queue.length > 0) await turn();
    busy = false;
  }

  let nextRead: Promise<void> | undefined;
  async function readUnseen(): Promise<void> {
    // Calls in the same microtask share a read; later calls start a new one.
    await Promise.resolve();
    nextRead = undefined;
    try {
      await store.readUnseen(applyUnseen);
    } catch {
      // The in-memory data stays correct.
    }
    onRead();
  }

  return {
    catchUp: () => (nextRead ??= readUnseen()),
    take: (work) =>
      new Promise((resolve, reject) => {
        let settle = () => {};
        const run = () => {
          try {
            const result = work();
            settle = () => resolve(result);
          } catch (error) {
            settle = () => reject(error as Error);
          }
        };
        queue.push({ run, settle: () => settle() });
        if (!busy) void drainQueue();
      }),
  };
}
