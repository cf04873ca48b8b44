import { openDB, type IDBPDatabase } from 'idb';
import type { Change, Database } from '../core/database';

/** What is kept beside the records: when the sample data was made, and how far the clock was moved. */
export interface SavedState {
  seededAt: number;
  clockOffset: number;
}

/** Changes on their way to where they are kept. */
export interface Following {
  /** Resolves when everything that was changed so far is kept. */
  settled(): Promise<void>;
  stop(): void;
}

export interface Persistence {
  /** What an earlier visit kept; null on a first visit, or where nothing can be kept. */
  load(): Promise<{ state: SavedState; changes: Change[] } | null>;
  saveState(state: SavedState): Promise<void>;
  /** Keeps changes from now on. */
  follow(database: Database): Following;
  clear(): Promise<void>;
}

/** Nothing is kept: for tests. */
export const noPersistence: Persistence = {
  load: () => Promise.resolve(null),
  saveState: () => Promise.resolve(),
  follow: () => ({ settled: () => Promise.resolve(), stop: () => {} }),
  clear: () => Promise.resolve(),
};

interface SavedChange extends Change {
  key: string;
}

/** Keeps the changes in IndexedDB. Blocked or full storage: the simulation goes on in memory. */
export function indexedDbPersistence(name = 'praxis-simulation'): Persistence {
  let opened: Promise<IDBPDatabase | null> | undefined;
  const open = () => {
    opened ??= openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore('state');
        db.createObjectStore('changes', { keyPath: 'key' });
      },
    }).catch(() => null);
    return opened;
  };

  return {
    async load() {
      try {
        const db = await open();
        const state = (await db?.get('state', 'state')) as SavedState | undefined;
        if (!db || !state) return null;
        return { state, changes: (await db.getAll('changes')) as SavedChange[] };
      } catch {
        return null;
      }
    },

    async saveState(state) {
      await quietly(async () => (await open())?.put('state', state, 'state'));
    },

    follow(database) {
      let writing: Promise<void> = Promise.resolve();
      const stop = database.onChange((changes) => {
        writing = writing.then(() => quietly(() => write(open(), changes)));
      });
      return { settled: () => writing, stop };
    },

    async clear() {
      await quietly(async () => {
        const db = await open();
        await Promise.all([db?.clear('changes'), db?.clear('state')]);
      });
    },
  };
}

async function write(
  opened: Promise<IDBPDatabase | null>,
  changes: readonly Change[],
): Promise<void> {
  const db = await opened;
  if (!db) return;
  const transaction = db.transaction('changes', 'readwrite');
  for (const change of changes)
    void transaction.store.put({ ...change, key: `${change.table}/${String(change.id)}` });
  await transaction.done;
}

async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Storage is full or was taken away: what is in memory stays right.
  }
}
