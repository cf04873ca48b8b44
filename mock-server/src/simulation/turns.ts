import type { Turns } from '../core/turn';
import type { Outcome, SharedStore, Unseen } from './shared-store';

/** What is used of the browser's lock manager. */
export interface Locks {
  request<R>(name: string, work: () => Promise<R>): Promise<R>;
}

interface TurnParts {
  store: SharedStore;
  /** Undefined where the browser has none: the store's transactions alone keep tabs apart then. */
  locks: Locks | undefined;
  takeOver(unseen: Unseen): void;
  outcome(): Outcome;
  /** A turn is over; `written` where its outcome was, for the other tabs to see. */
  onTurn(written: boolean): void;
  /** A look at what other tabs have written is over. */
  onLook(): void;
}

interface Job {
  run(): void;
  settle(): void;
}

/** How long one turn lets further work begin, milliseconds: then taps, frames and other tabs come first. */
const turnLength = 8;

/**
 * Turns over all tabs of this browser. Whatever waits when a turn begins shares it, so that ten
 * requests cost one look at what other tabs have written and one write.
 */
export function createTurns({ store, locks, takeOver, outcome, onTurn, onLook }: TurnParts): Turns {
  const waiting: Job[] = [];
  let busy = false;

  const hold = <R>(work: () => Promise<R>): Promise<R> =>
    locks ? locks.request('praxis-simulation', work) : work();

  function runWaiting(): Job[] {
    const began = performance.now();
    const ran: Job[] = [];
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      job.run();
      ran.push(job);
      if (performance.now() - began > turnLength) break;
    }
    return ran;
  }

  async function turn(): Promise<void> {
    let ran: Job[] | undefined;
    let written: boolean | undefined;
    try {
      written = await hold(() =>
        store.turn((unseen) => {
          if (unseen) takeOver(unseen);
          ran = runWaiting();
          return outcome();
        }),
      );
    } catch {
      // Storage is full or was taken away: what is in memory stays right, and the next turn tries again.
    }
    ran ??= runWaiting();
    ran.forEach((job) => job.settle());
    onTurn(written === true);
  }

  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0) await turn();
    busy = false;
  }

  let nextLook: Promise<void> | undefined;
  async function look(): Promise<void> {
    // Who asks in the same breath shares the look; who asks later has one that begins later.
    await Promise.resolve();
    nextLook = undefined;
    try {
      await store.look(takeOver);
    } catch {
      // As above: what is in memory stays right.
    }
    onLook();
  }

  return {
    catchUp: () => (nextLook ??= look()),
    take: (toDo) =>
      new Promise((resolve, reject) => {
        let settle = () => {};
        const run = () => {
          try {
            const result = toDo();
            settle = () => resolve(result);
          } catch (error) {
            settle = () => reject(error as Error);
          }
        };
        waiting.push({ run, settle: () => settle() });
        if (!busy) void work();
      }),
  };
}
