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
import { idNamedIn, dependsOn, isStatic, queryAt, type QueryAddress } from './query';
import type { QueryAction, QueryActionOf } from './query-actions';
import { allEntries, entryAt, type QueryEntry } from './query-entries';
import { notifyRecordRestored, whenFormsPristine } from '../kept-forms';
import { isNotFound, toFailure } from './request-error';

/** Time in milliseconds that an unused entry stays cached: Back shows it immediately. */
const cacheTime = 60_000;

/** Time in milliseconds that a prefetched response counts as fresh. */
const prefetchFreshTime = 5_000;

/**
 * Maximum age in milliseconds of the data on a visible page: other users change records, and time
 * changes which actions they offer.
 */
const refreshInterval = 60_000;

/** Pending work of one entry; its visible state is in the store. */
interface LiveEntry {
  /** Number of mounted components that show it. */
  users: number;
  request?: { task: Task; background: boolean };
  /** Requests the data again once it is too old. */
  refresh?: Task;
  /** When it was prefetched: the page that shows it soon after needs no second request. */
  prefetchedAt?: number;
  /** The last response was a 404, and a form may have said so. */
  isMissing?: boolean;
  /** Evicts the entry after its cache time. */
  expiry?: Task;
}

/**
 * Loads the queries on screen. Each entry has at most one request in flight, and the newest wins; a
 * request that no component needs any more is canceled.
 */
export function* queriesSaga(): Generator {
  const live = new Map<string, LiveEntry>();
  const liveAt = (address: QueryAddress): LiveEntry => {
    const id = idOf(address);
    const known = live.get(id) ?? { users: 0 };
    live.set(id, known);
    return known;
  };

  /** Sends a request and cancels the entry's previous one. */
  function* load(address: QueryAddress, background: boolean): Generator {
    const entry = liveAt(address);
    if (entry.request) yield cancel(entry.request.task);
    if (entry.refresh) yield cancel(entry.refresh);
    entry.request = undefined;
    if (!background) yield put<QueryAction>({ type: 'queries/began', address });
    entry.refresh = isStatic(address)
      ? undefined
      : ((yield fork(safely(keepFresh), address, entry)) as Task);
    const task = (yield fork(request, address, entry, background)) as Task;
    // A request that resolved synchronously has already finished.
    if (task.isRunning()) entry.request = { task, background };
  }

  /** A hidden page is not refreshed: it reloads when it becomes visible. */
  function* keepFresh(address: QueryAddress, entry: LiveEntry): Generator {
    do {
      yield delay(refreshInterval);
      if (entry.users > 0 && document.visibilityState === 'visible')
        yield put<QueryAction>({ type: 'queries/reloaded', address, background: true });
    } while (entry.users > 0);
  }

  function* onUsed({ address }: QueryActionOf<'queries/used'>): Generator {
    const entry = liveAt(address);
    const { prefetchedAt = -Infinity } = entry;
    entry.prefetchedAt = undefined;
    entry.users += 1;
    if (entry.expiry) yield cancel(entry.expiry);
    if (entry.request || entry.users > 1) return;
    // A cached response shows immediately and is revalidated.
    const known = (yield select(entryAt, address)) as QueryEntry | undefined;
    const isKnown = known !== undefined && known.response !== null;
    if (!isKnown || Date.now() - prefetchedAt > prefetchFreshTime) yield* load(address, isKnown);
  }

  function* onReleased({ address }: QueryActionOf<'queries/released'>): Generator {
    const entry = liveAt(address);
    entry.users -= 1;
    if (entry.users === 0) yield* expire(address, entry);
  }

  function* expire(address: QueryAddress, entry: LiveEntry): Generator {
    if (entry.expiry) yield cancel(entry.expiry);
    const expiring = safely(function* (): Generator {
      // Another component may show the same query in the same render.
      yield delay(0);
      if (entry.request) {
        yield cancel(entry.request.task);
        entry.request = undefined;
        yield put<QueryAction>({ type: 'queries/cancelled', address });
      }
      yield* dropLater(address, entry);
    });
    entry.expiry = (yield fork(expiring)) as Task;
  }

  function* dropLater(address: QueryAddress, entry: LiveEntry): Generator {
    yield delay(cacheTime);
    // The response to a slow prefetch would store an entry that never expires.
    if (entry.request) yield cancel(entry.request.task);
    live.delete(idOf(address));
    yield put<QueryAction>({ type: 'queries/dropped', addresses: [address] });
  }

  function* onPreloaded({ address }: QueryActionOf<'queries/preloaded'>): Generator {
    const entry = liveAt(address);
    const known = (yield select(entryAt, address)) as QueryEntry | undefined;
    if (entry.users > 0 || entry.request || (known && known.response !== null)) return;
    entry.prefetchedAt = Date.now();
    yield* load(address, false);
    // A prefetched entry that is never shown expires like any other.
    if (entry.expiry) yield cancel(entry.expiry);
    entry.expiry = (yield fork(safely(dropLater), address, entry)) as Task;
  }

  function* onReloaded({ address, background }: QueryActionOf<'queries/reloaded'>): Generator {
    const { request: pending, users } = liveAt(address);
    // A poll adds nothing to a request in flight.
    if (users === 0 || (background && pending)) return;
    yield* load(address, background);
  }

  function* onRecordsChanged({ kinds, gone }: QueryActionOf<'records/changed'>): Generator {
    const entries = (yield select(allEntries)) as QueryEntry[];
    const stale = entries.filter(({ address }) => dependsOn(address, kinds));
    const inUse = stale.filter(({ address }) => liveAt(address).users > 0);
    const unused = stale.filter((entry) => !inUse.includes(entry));
    for (const { address } of unused) yield* evict(address);
    if (unused.length > 0)
      yield put<QueryAction>({
        type: 'queries/dropped',
        addresses: unused.map(({ address }) => address),
      });
    // A response in flight may predate the change: request it again.
    for (const { address, loading } of inUse)
      if (gone === undefined || !isForRecord(address, gone)) yield* load(address, !loading);
  }

  function* evict(address: QueryAddress): Generator {
    const entry = liveAt(address);
    if (entry.request) yield cancel(entry.request.task);
    entry.request = undefined;
    if (entry.expiry) yield cancel(entry.expiry);
    live.delete(idOf(address));
  }

  /** Waits for all requests in flight; for a replaced request, waits for its replacement. */
  function* onAwaited({ onLoaded }: QueryActionOf<'queries/awaited'>): Generator {
    for (const entry of [...live.values()])
      while (entry.request) yield entry.request.task.toPromise();
    onLoaded();
  }

  yield takeEvery('queries/used', safely(onUsed));
  yield takeEvery('queries/released', safely(onReleased));
  yield takeEvery('queries/preloaded', safely(onPreloaded));
  yield takeEvery('queries/reloaded', safely(onReloaded));
  yield takeEvery('records/changed', safely(onRecordsChanged));
  yield takeEvery('queries/awaited', safely(onAwaited));
}

/**
 * Contains the errors of subscribers: a page that sets state in an endless loop throws into the saga
 * that notifies it. Only that work ends, because this saga loads every page of every app.
 */
function safely<Args extends unknown[]>(work: (...args: Args) => Generator) {
  return function* safeWork(...args: Args): Generator {
    try {
      yield* work(...args);
    } catch (error) {
      reportError(error, { place: 'queries' });
    }
  };
}

const request = safely(function* request(
  address: QueryAddress,
  entry: LiveEntry,
  background: boolean,
): Generator {
  const controller = new AbortController();
  try {
    const client = (yield getContext('client')) as Client;
    const { ask } = queryAt(address);
    const response = yield call(() =>
      ask(client, address.args, { signal: controller.signal, background }),
    );
    entry.request = undefined;
    yield put<QueryAction>({ type: 'queries/succeeded', address, response });
    if (entry.isMissing) notifyRecordRestored();
    entry.isMissing = false;
  } catch (error) {
    const failed = toFailure(error);
    entry.isMissing = isNotFound(failed);
    // Keep the user's input in a form whose record was deleted elsewhere.
    if (background && isNotFound(failed)) yield call(whenFormsPristine);
    entry.request = undefined;
    // Any other failed background reload leaves the data on screen: the next poll or the user retries.
    const failure = background && !isNotFound(failed) ? null : failed;
    yield put<QueryAction>({ type: 'queries/failed', address, failure });
  } finally {
    if ((yield cancelled()) as boolean) controller.abort();
  }
});

const idOf = ({ app, name, key }: QueryAddress) => `${app}/${name} ${key}`;

/** Returns whether the query is for the record with this id alone. */
function isForRecord({ args }: QueryAddress, id: string): boolean {
  return idNamedIn(args) === id;
}
