import type { Task } from 'redux-saga';
import {
  call,
  cancel,
  cancelled,
  delay,
  fork,
  getContext,
  put,
  select,
  takeEvery,
} from 'redux-saga/effects';
import { reportError } from '../report-error';
import type { Client } from './client';
import { idNamedIn, isMadeOf, queryAt, type QueryAddress } from './query';
import type { QueryAction, QueryActionOf } from './query-actions';
import { allEntries, entryAt, type QueryEntry } from './query-entries';
import { tellOfReturn, untilNothingTyped } from '../kept-forms';
import { isNotFound, toFailure } from './request-error';

/** How long an entry stays after its last use, milliseconds: Back shows at once what was there. */
export const keptFor = 60_000;

/** How long an answer that was asked for ahead needs not be asked for again, milliseconds. */
const freshFor = 5_000;

/** What is under way for one entry; the store holds what can be seen of it. */
interface LiveEntry {
  /** Places that show it. */
  users: number;
  request?: { task: Task; background: boolean };
  /** When it was asked for ahead of the page that will show it, which need not ask again soon after. */
  aheadAt?: number;
  /** Its record is not there, and a form may have said so. */
  isMissing?: boolean;
  /** Lets go of the entry when its time is over. */
  expiry?: Task;
}

/**
 * Loads what is shown. Of each entry at most one request is under way, and the newest wins; a
 * request that nobody waits for any more is cancelled.
 */
export function* queriesSaga(): Generator {
  const live = new Map<string, LiveEntry>();
  const liveAt = (address: QueryAddress): LiveEntry => {
    const id = idOf(address);
    const known = live.get(id) ?? { users: 0 };
    live.set(id, known);
    return known;
  };

  /** Asks, in place of whatever is under way for the entry. */
  function* load(address: QueryAddress, background: boolean): Generator {
    const entry = liveAt(address);
    if (entry.request) yield cancel(entry.request.task);
    entry.request = undefined;
    if (!background) yield put<QueryAction>({ type: 'queries/began', address });
    const task = (yield fork(request, address, entry, background)) as Task;
    // An answer that was there at once has ended already.
    if (task.isRunning()) entry.request = { task, background };
  }

  function* onUsed({ address }: QueryActionOf<'queries/used'>): Generator {
    const entry = liveAt(address);
    const { aheadAt = -Infinity } = entry;
    entry.aheadAt = undefined;
    entry.users += 1;
    if (entry.expiry) yield cancel(entry.expiry);
    if (entry.request || entry.users > 1) return;
    // What was shown before shows at once, and is brought up to date.
    const known = (yield select(entryAt, address)) as QueryEntry | undefined;
    const isKnown = known !== undefined && known.answer !== null;
    if (!isKnown || Date.now() - aheadAt > freshFor) yield* load(address, isKnown);
  }

  function* onReleased({ address }: QueryActionOf<'queries/released'>): Generator {
    const entry = liveAt(address);
    entry.users -= 1;
    if (entry.users === 0) yield* expire(address, entry);
  }

  function* expire(address: QueryAddress, entry: LiveEntry): Generator {
    if (entry.expiry) yield cancel(entry.expiry);
    const expiring = contained(function* (): Generator {
      // Another place may show the same with the very same rendering.
      yield delay(0);
      if (entry.request) {
        yield cancel(entry.request.task);
        entry.request = undefined;
        yield put<QueryAction>({ type: 'queries/cancelled', address });
      }
      yield* dropLater(address);
    });
    entry.expiry = (yield fork(expiring)) as Task;
  }

  function* dropLater(address: QueryAddress): Generator {
    yield delay(keptFor);
    live.delete(idOf(address));
    yield put<QueryAction>({ type: 'queries/dropped', addresses: [address] });
  }

  function* onPreloaded({ address }: QueryActionOf<'queries/preloaded'>): Generator {
    const entry = liveAt(address);
    const known = (yield select(entryAt, address)) as QueryEntry | undefined;
    if (entry.users > 0 || entry.request || (known && known.answer !== null)) return;
    entry.aheadAt = Date.now();
    yield* load(address, false);
    // What is asked for ahead and never shown goes as anything else does.
    if (entry.expiry) yield cancel(entry.expiry);
    entry.expiry = (yield fork(contained(dropLater), address)) as Task;
  }

  function* onReloaded({ address, background }: QueryActionOf<'queries/reloaded'>): Generator {
    const { request: underWay, users } = liveAt(address);
    // A poll has nothing to add to a request that is under way.
    if (users === 0 || (background && underWay)) return;
    yield* load(address, background);
  }

  function* onRecordsChanged({ kinds, gone }: QueryActionOf<'records/changed'>): Generator {
    const entries = (yield select(allEntries)) as QueryEntry[];
    const stale = entries.filter(({ address }) => isMadeOf(address, kinds));
    const inUse = stale.filter(({ address }) => liveAt(address).users > 0);
    const forgotten = stale.filter((entry) => !inUse.includes(entry));
    for (const { address } of forgotten) yield* forget(address);
    if (forgotten.length > 0)
      yield put<QueryAction>({
        type: 'queries/dropped',
        addresses: forgotten.map(({ address }) => address),
      });
    // What is under way may hold what was true before: it is asked for again.
    for (const { address, loading } of inUse)
      if (gone === undefined || !isAbout(address, gone)) yield* load(address, !loading);
  }

  function* forget(address: QueryAddress): Generator {
    const entry = liveAt(address);
    if (entry.request) yield cancel(entry.request.task);
    entry.request = undefined;
    if (entry.expiry) yield cancel(entry.expiry);
    live.delete(idOf(address));
  }

  /** A request that another one takes the place of is over with that one. */
  function* onAwaited({ onLoaded }: QueryActionOf<'queries/awaited'>): Generator {
    for (const entry of [...live.values()])
      while (entry.request) yield entry.request.task.toPromise();
    onLoaded();
  }

  yield takeEvery('queries/used', contained(onUsed));
  yield takeEvery('queries/released', contained(onReleased));
  yield takeEvery('queries/preloaded', contained(onPreloaded));
  yield takeEvery('queries/reloaded', contained(onReloaded));
  yield takeEvery('records/changed', contained(onRecordsChanged));
  yield takeEvery('queries/awaited', contained(onAwaited));
}

/**
 * A page that fails when it is told of something, by setting its state without end, throws into the saga
 * that tells it. It ends that work alone: every page of every app is loaded by this saga.
 */
function contained<Args extends unknown[]>(work: (...args: Args) => Generator) {
  return function* containedWork(...args: Args): Generator {
    try {
      yield* work(...args);
    } catch (error) {
      reportError(error, { place: 'queries' });
    }
  };
}

const request = contained(function* request(
  address: QueryAddress,
  entry: LiveEntry,
  background: boolean,
): Generator {
  const controller = new AbortController();
  try {
    const client = (yield getContext('client')) as Client;
    const { ask } = queryAt(address);
    const answer = yield call(() =>
      ask(client, address.args, { signal: controller.signal, background }),
    );
    entry.request = undefined;
    yield put<QueryAction>({ type: 'queries/succeeded', address, answer });
    if (entry.isMissing) tellOfReturn();
    entry.isMissing = false;
  } catch (error) {
    const failed = toFailure(error);
    entry.isMissing = isNotFound(failed);
    // What was typed in a form over a record that was deleted elsewhere is not taken away.
    if (background && isNotFound(failed)) yield call(untilNothingTyped);
    entry.request = undefined;
    // A quiet reload that fails otherwise leaves what is on show: the next one, or the person, tries again.
    const failure = background && !isNotFound(failed) ? null : failed;
    yield put<QueryAction>({ type: 'queries/failed', address, failure });
  } finally {
    if ((yield cancelled()) as boolean) controller.abort();
  }
});

const idOf = ({ app, name, key }: QueryAddress) => `${app}/${name} ${key}`;

/** Whether it asks for one record by its id, as endpoints name it. */
function isAbout({ args }: QueryAddress, id: string): boolean {
  return idNamedIn(args) === id;
}
