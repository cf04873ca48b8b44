import type { RecordKind } from '@praxis/contract/records';
import type { Database } from '../core/database';
import type { Change } from '../core/table';
import type { SampleKeeper } from '../core/kept-sample';
import { immediateTurns } from '../core/turn';
import type { Clock } from './clock';
import { createPersistenceStatus } from './persistence-status';
import { everyRecordKind, recordKindsOf } from './record-kinds';
import { openSharedStore, type SharedState, type UnseenChanges } from './shared-store';
import { createTurns, type Locks } from './turns';

/** The stand-in for a back end that shares nothing with other tabs. */
export const unsharedTab = {
  turns: immediateTurns,
  join: () => Promise.resolve(),
  onPersistenceChange: () => () => {},
  markReplaced: () => {},
  keepSample: () => Promise.resolve(),
  leave: () => {},
};

interface SharingOptions {
  locks: Locks | undefined;
  database: Database;
  clock: Clock;
  state(): SharedState;
  /** Resets to the sample data of a state. */
  restart(state: SharedState): void;
  /** Undefined if sample data is not kept between visits. */
  sampleKeeper: SampleKeeper | undefined;
  /** Notifies the page of the record kinds that other tabs have changed. */
  notify(kinds: readonly RecordKind[]): void;
}

/** Synchronizes this tab's in-memory data with the store that all tabs of the browser share. */
export function shareWithTabs({
  locks = browserLocks(),
  database,
  clock,
  state,
  restart,
  sampleKeeper,
  notify,
}: SharingOptions) {
  const store = openSharedStore();
  /** Changes that are not persisted yet; the latest one of each record. */
  const unsaved = new Map<string, Change>();
  let replaces = false;
  /** The persisted clock offset: only a change of it by another tab overwrites a local move. */
  let storedOffset = clock.offset();
  /** Record kinds changed by other tabs that the page has not been notified of. */
  let pendingKinds: RecordKind[] | undefined;
  const persistence = createPersistenceStatus();

  const applyUnseen = ({ state: stored, changes, replaced, sample }: UnseenChanges) => {
    pendingKinds = [
      ...(pendingKinds ?? []),
      ...(replaced ? everyRecordKind : recordKindsOf(changes)),
    ];
    if (replaced) {
      unsaved.clear();
      restart(stored ?? state());
      sampleKeeper?.use(sample);
    } else if (stored && stored.clockOffset !== storedOffset) {
      clock.setOffset(stored.clockOffset);
      pendingKinds.push(...everyRecordKind);
    }
    storedOffset = stored?.clockOffset ?? storedOffset;
    database.apply(changes);
  };
  function notifyPending() {
    if (pendingKinds) notify([...new Set(pendingKinds)]);
    pendingKinds = undefined;
  }
  const outcome = () => ({ state: state(), changes: unsaved.values(), replaces });
  const turns = createTurns({
    store,
    locks,
    applyUnseen,
    outcome,
    onTurn(written) {
      if (written) {
        unsaved.clear();
        replaces = false;
        storedOffset = clock.offset();
        channel.notify();
      }
      persistence.set(unsaved.size === 0);
      notifyPending();
    },
    onRead: notifyPending,
  });
  const channel = joinOtherTabs(() => void turns.catchUp());
  const unsubscribe = database.onChange((changes) => {
    for (const change of changes) unsaved.set(`${change.table}/${String(change.id)}`, change);
  });
  return {
    turns,
    onPersistenceChange: persistence.onChange,
    /** Loads the persisted data, or initializes it as the first tab, in one transaction. */
    async join() {
      await store
        .turn((unseen) => {
          if (unseen) applyUnseen(unseen);
          return outcome();
        })
        .catch(() => {}); // Storage is unavailable: the simulation continues in memory.
      pendingKinds = undefined;
      storedOffset = clock.offset();
    },
    markReplaced() {
      unsaved.clear();
      replaces = true;
    },
    /** Keeps for the next visit the sample data that this page has used. */
    async keepSample() {
      const sample = sampleKeeper?.takeUnkept();
      if (sample) await store.keepSample(sample);
    },
    leave() {
      unsubscribe();
      channel.leave();
      store.close();
    },
  };
}

/** Undefined on plain http addresses, where browsers have no Web Locks. */
function browserLocks(): Locks | undefined {
  return 'navigator' in globalThis && 'locks' in navigator ? (navigator.locks as Locks) : undefined;
}

/** Notifies the other tabs of this browser of a write; they read the changes from IndexedDB. */
function joinOtherTabs(onWritten: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { notify: () => {}, leave: () => {} };
  const channel = new BroadcastChannel('praxis-simulation');
  channel.onmessage = onWritten;
  return { notify: () => channel.postMessage('written'), leave: () => channel.close() };
}
