import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Change } from '../core/table';
import type { KeptSample } from '../core/kept-sample';

/** The state that tabs share in addition to the records. */
export interface SharedState {
  /** Creation time of the sample data, in milliseconds since the epoch. */
  seededAt: number;
  /** Offset of the simulated clock, in milliseconds. */
  clockOffset: number;
}

/** Changes by other tabs, or an earlier visit, since this tab last read the store. */
export interface UnseenChanges {
  /** Null if the browser's data was cleared. */
  state: SharedState | null;
  changes: readonly Change[];
  /** Whether the changes replace all earlier data. */
  replaced: boolean;
  /** Sample data that an earlier visit has kept, if the changes replace all earlier data. */
  sample?: KeptSample | undefined;
}

/** The data that a turn writes. */
export interface Outcome {
  state: SharedState;
  changes: Iterable<Change>;
  /** Whether the changes replace all stored data. */
  replaces: boolean;
}

export interface SharedStore {
  /**
   * Runs one turn in a transaction: passes the unseen changes (or null) to `work` and writes its
   * outcome. No other tab reads or writes in the meantime. Resolves after the commit with whether
   * anything was written; undefined, without running `work`, if storage is unavailable.
   */
  turn(work: (unseen: UnseenChanges | null) => Outcome): Promise<boolean | undefined>;
  /** Reads the store without writing, and passes unseen changes, if any, to `apply`. */
  readUnseen(apply: (unseen: UnseenChanges) => void): Promise<void>;
  /** Keeps sample data in place of what was kept before. */
  keepSample(sample: KeptSample): Promise<void>;
  close(): void;
}

interface StoredState extends SharedState {
  /** A new random number each time that all data is replaced. */
  era: number;
  /** Incremented by each turn that writes; a change carries the version of its turn. */
  version: number;
}

interface Schema extends DBSchema {
  state: { key: 'state' | 'sample'; value: StoredState | KeptSample };
  changes: {
    key: string;
    value: Change & { key: string; version: number };
    indexes: { version: number };
  };
}

type Connection = IDBPDatabase<Schema>;
type Stores = ['state', 'changes'];

/** Opens the IndexedDB store that all tabs of this browser share. */
export function openSharedStore(name = 'praxis-simulation'): SharedStore {
  let opened: Promise<Connection | null> | undefined;
  let seen: Pick<StoredState, 'era' | 'version'> | undefined;
  const resetConnection = () => (opened = undefined);

  /** Begins a transaction over both object stores; null if storage is unavailable. */
  async function beginTransaction<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
    opened ??= connect(name, resetConnection).catch(() => null);
    const connection = await opened;
    if (!connection) return null;
    try {
      // Relaxed durability survives closing the tab; waiting for a flush to disk would be slow.
      const transaction = connection.transaction<Stores, Mode>(['state', 'changes'], mode, {
        durability: 'relaxed',
      });
      transaction.done.catch(ignoreError);
      return transaction;
    } catch (error) {
      resetConnection(); // The browser closed the connection: the next turn reopens it.
      throw error;
    }
  }

  /** Reads the stored state and the unseen changes, and marks them as seen. */
  async function readStored<M extends IDBTransactionMode>(
    transaction: IDBPTransaction<Schema, Stores, M>,
  ) {
    const changes = transaction.objectStore('changes');
    const states = transaction.objectStore('state');
    const stored = (await states.get('state')) as StoredState | undefined;
    const replaced = stored?.era !== seen?.era;
    let unseen: UnseenChanges | null = null;
    if (replaced) {
      const [records, sample] = await Promise.all([changes.getAll(), states.get('sample')]);
      unseen = {
        state: stored ?? null,
        changes: records,
        replaced,
        sample: sample as KeptSample | undefined,
      };
    } else if (stored && stored.version !== seen?.version)
      unseen = {
        state: stored,
        changes: await changes.index('version').getAll(newerThan(seen)),
        replaced,
      };
    seen = stored;
    return { stored, unseen };
  }

  return {
    async readUnseen(apply) {
      const transaction = await beginTransaction('readonly');
      if (!transaction) return;
      const { unseen } = await readStored(transaction);
      if (unseen) apply(unseen);
    },
    async keepSample(sample) {
      const transaction = await beginTransaction('readwrite');
      await transaction?.objectStore('state').put(sample, 'sample');
      await transaction?.done;
    },
    async turn(work) {
      const transaction = await beginTransaction('readwrite');
      if (!transaction) return undefined;
      const states = transaction.objectStore('state');
      const records = transaction.objectStore('changes');
      try {
        const { stored, unseen } = await readStored(transaction);
        const { state, changes, replaces } = work(unseen);
        const next = {
          era: replaces || !stored ? Math.random() : stored.era,
          version: (stored?.version ?? 0) + 1,
        };
        let writes = !stored || replaces || !isSameState(stored, state);
        if (replaces) records.clear().catch(ignoreError);
        for (const change of changes) {
          writes = true;
          const key = `${change.table}/${String(change.id)}`;
          records.put({ ...change, key, version: next.version }).catch(ignoreError);
        }
        if (writes) states.put({ ...state, ...next }, 'state').catch(ignoreError);
        await transaction.done;
        if (writes) seen = next;
        return writes;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    },
    close() {
      void opened?.then((connection) => connection?.close());
      opened = undefined;
    },
  };
}

/** Opens the database; null if a tab with an older release blocks the upgrade. */
function connect(name: string, onEnd: () => void): Promise<Connection | null> {
  return new Promise((resolve, reject) => {
    const connection = openDB<Schema>(name, 3, {
      upgrade(db) {
        // Data stored by earlier releases belongs to other sample data.
        for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store);
        db.createObjectStore('state');
        db.createObjectStore('changes', { keyPath: 'key' }).createIndex('version', 'version');
      },
      blocked: () => resolve(null),
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
      terminated: onEnd,
    });
    connection.then(resolve, reject);
  });
}

const newerThan = (seen: { version: number } | undefined) =>
  IDBKeyRange.lowerBound(seen?.version ?? 0, true);

const isSameState = (one: SharedState, other: SharedState): boolean =>
  one.seededAt === other.seededAt && one.clockOffset === other.clockOffset;

/** Ignores the error of a single request: the transaction's promise rejects with it as well. */
function ignoreError(): void {}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
