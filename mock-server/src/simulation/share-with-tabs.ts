import type { RecordKind } from '@praxis/contract/records';
import type { Change, Database } from '../core/database';
import { atOnce } from '../core/turn';
import type { Clock } from './clock';
import { createKeeping } from './keeping';
import { joinOtherTabs } from './other-tabs';
import { everyRecordKind, recordKindsOf } from './record-kinds';
import { openSharedStore, type SharedState, type Unseen } from './shared-store';
import { createTurns, type Locks } from './turns';

/** Nobody to share with. */
export const alone = {
  turns: atOnce,
  join: () => Promise.resolve(),
  onKeeping: () => () => {},
  replaced: () => {},
  leave: () => {},
};

interface Sharing {
  locks: Locks | undefined;
  database: Database;
  clock: Clock;
  state(): SharedState;
  /** Back to the sample data of a state. */
  restart(state: SharedState): void;
  /** Tells the page of which kinds other tabs' changes are. */
  notify(kinds: readonly RecordKind[]): void;
}

/** Ties what this tab has in memory to what all tabs of the browser have written. */
export function shareWithTabs({
  locks = locksOfBrowser(),
  database,
  clock,
  state,
  restart,
  notify,
}: Sharing) {
  const store = openSharedStore();
  /** Changes that are not kept yet, the last of each record. */
  const unkept = new Map<string, Change>();
  let replaces = false;
  /** The clock as it is kept: one that was moved here since is not put back. */
  let keptOffset = clock.offset();
  /** Of which kinds other tabs' changes are that the page has not heard of. */
  let news: RecordKind[] | undefined;
  const keeping = createKeeping();

  const takeOver = ({ state: kept, changes, replaced }: Unseen) => {
    news = [...(news ?? []), ...(replaced ? everyRecordKind : recordKindsOf(changes))];
    if (replaced) {
      unkept.clear();
      restart(kept ?? state());
    } else if (kept && kept.clockOffset !== keptOffset) {
      clock.setOffset(kept.clockOffset);
      news.push(...everyRecordKind);
    }
    keptOffset = kept?.clockOffset ?? keptOffset;
    database.apply(changes);
  };
  function tellNews() {
    if (news) notify([...new Set(news)]);
    news = undefined;
  }
  const outcome = () => ({ state: state(), changes: unkept.values(), replaces });
  const turns = createTurns({
    store,
    locks,
    takeOver,
    outcome,
    onTurn(written) {
      if (written) {
        unkept.clear();
        replaces = false;
        keptOffset = clock.offset();
        channel.tell();
      }
      keeping.set(unkept.size === 0);
      tellNews();
    },
    onLook: tellNews,
  });
  const channel = joinOtherTabs(() => void turns.catchUp());
  const stopFollowing = database.onChange((changes) => {
    for (const change of changes) unkept.set(`${change.table}/${String(change.id)}`, change);
  });
  return {
    turns,
    onKeeping: keeping.onChange,
    /** Takes over what is kept, or, as the first tab of all, begins. One transaction does for that. */
    async join() {
      await store
        .turn((unseen) => {
          if (unseen) takeOver(unseen);
          return outcome();
        })
        .catch(() => {}); // Nothing can be kept: the simulation goes on in memory.
      news = undefined;
      keptOffset = clock.offset();
    },
    replaced() {
      unkept.clear();
      replaces = true;
    },
    leave() {
      stopFollowing();
      channel.leave();
      store.close();
    },
  };
}

/** Browsers have none on plain http addresses. */
function locksOfBrowser(): Locks | undefined {
  return 'navigator' in globalThis && 'locks' in navigator ? (navigator.locks as Locks) : undefined;
}
