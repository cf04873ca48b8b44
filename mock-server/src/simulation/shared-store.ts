import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Change } from '../core/database';

/** What the tabs of a browser share beside the records. */
export interface SharedState {
  /** When the sample data was made, milliseconds since the epoch. */
  seededAt: number;
  /** How far the clock was moved, milliseconds. */
  clockOffset: number;
}

/** What other tabs, or an earlier visit, have written since this tab last looked. */
export interface Unseen {
  /** Null where all that was kept is gone: the browser's data was cleared. */
  state: SharedState | null;
  changes: readonly Change[];
  /** Nothing of before holds any longer: the changes are all there are. */
  replaced: boolean;
}

/** What a turn leaves behind. */
export interface Outcome {
  state: SharedState;
  changes: Iterable<Change>;
  /** The changes stand in the place of all that was kept. */
  replaces: boolean;
}

export interface SharedStore {
  /**
   * One turn, whole or not at all: hands over what is unseen (null where nothing is), and keeps what
   * comes of it. No other tab reads or writes meanwhile. Resolves once it is kept: whether something
   * had to be. Undefined where nothing can be kept on this device; `work` has not run then.
   */
  turn(work: (unseen: Unseen | null) => Outcome): Promise<boolean | undefined>;
  /** Looks, and writes nothing: hands over what is unseen, if anything is. */
  look(takeOver: (unseen: Unseen) => void): Promise<void>;
  close(): void;
}

interface KeptState extends SharedState {
  /** Another one each time that everything is replaced. */
  era: number;
  /** Grows with each turn that writes; a change carries the version of its turn. */
  version: number;
}

interface Schema extends DBSchema {
  state: { key: 'state'; value: KeptState };
  changes: {
    key: string;
    value: Change & { key: string; version: number };
    indexes: { version: number };
  };
}

type Connection = IDBPDatabase<Schema>;
type Stores = ['state', 'changes'];

/** What all tabs of this browser have written, in IndexedDB. */
export function openSharedStore(name = 'praxis-simulation'): SharedStore {
  let opened: Promise<Connection | null> | undefined;
  let seen: Pick<KeptState, 'era' | 'version'> | undefined;
  const forget = () => (opened = undefined);

  /** A transaction over all that is kept; null where nothing can be kept. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
    opened ??= connect(name, forget).catch(() => null);
    const connection = await opened;
    if (!connection) return null;
    try {
      // What is written survives the end of a tab; waiting for the disk itself would be slow.
      const transaction = connection.transaction<Stores, Mode>(['state', 'changes'], mode, {
        durability: 'relaxed',
      });
      transaction.done.catch(toldAtEnd);
      return transaction;
    } catch (error) {
      forget(); // The browser has closed it: the next turn opens it again.
      throw error;
    }
  }

  /** What is kept, and what of it is unseen; after that it is seen. */
  async function lookAt<M extends IDBTransactionMode>(
    transaction: IDBPTransaction<Schema, Stores, M>,
  ) {
    const changes = transaction.objectStore('changes');
    const kept = await transaction.objectStore('state').get('state');
    const replaced = kept?.era !== seen?.era;
    let unseen: Unseen | null = null;
    if (replaced) unseen = { state: kept ?? null, changes: await changes.getAll(), replaced };
    else if (kept && kept.version !== seen?.version)
      unseen = {
        state: kept,
        changes: await changes.index('version').getAll(since(seen)),
        replaced,
      };
    seen = kept;
    return { kept, unseen };
  }

  return {
    async look(takeOver) {
      const transaction = await begin('readonly');
      if (!transaction) return;
      const { unseen } = await lookAt(transaction);
      if (unseen) takeOver(unseen);
    },
    async turn(work) {
      const transaction = await begin('readwrite');
      if (!transaction) return undefined;
      const states = transaction.objectStore('state');
      const records = transaction.objectStore('changes');
      try {
        const { kept, unseen } = await lookAt(transaction);
        const { state, changes, replaces } = work(unseen);
        const next = {
          era: replaces || !kept ? Math.random() : kept.era,
          version: (kept?.version ?? 0) + 1,
        };
        let writes = !kept || replaces || !same(kept, state);
        if (replaces) records.clear().catch(toldAtEnd);
        for (const change of changes) {
          writes = true;
          const key = `${change.table}/${String(change.id)}`;
          records.put({ ...change, key, version: next.version }).catch(toldAtEnd);
        }
        if (writes) states.put({ ...state, ...next }, 'state').catch(toldAtEnd);
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

/** Null where a tab with older code of the product keeps the database to itself. */
function connect(name: string, onEnd: () => void): Promise<Connection | null> {
  return new Promise((resolve, reject) => {
    const connection = openDB<Schema>(name, 3, {
      upgrade(db) {
        // What earlier code of the product kept belongs to other sample data.
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

const since = (seen: { version: number } | undefined) =>
  IDBKeyRange.lowerBound(seen?.version ?? 0, true);

const same = (one: SharedState, other: SharedState): boolean =>
  one.seededAt === other.seededAt && one.clockOffset === other.clockOffset;

/** Why a request of a transaction failed hears who waits for the transaction's end. */
function toldAtEnd(): void {}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
