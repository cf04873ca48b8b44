import {
  applyMiddleware,
  combineReducers,
  compose,
  isAction,
  legacy_createStore as createReduxStore,
  type Middleware,
  type Reducer,
  type Store,
} from 'redux';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import type { RecordKind } from '@praxis/contract';
import type { Client } from './data/client';
import { preload } from './data/preload';
import type { Query } from './data/query';
import { isRecordsChanged } from './data/query-actions';
import { queriesSaga } from './data/query-saga';
import { allEntries } from './data/query-entries';
import { queriesReducer } from './data/query-state';
import { reportError } from './report-error';
import { runSafely, safeReducer, type StorePart } from './store-part';

/**
 * The store of a session: its queries and the slices of apps, added on first use. Signing out discards it, so
 * that the next session starts with initial state.
 */
export interface PraxisStore {
  redux: Store;
  /** Adds an app's slice under its id. The same slice again is a no-op; another one replaces it. */
  inject(app: string, part: StorePart): void;
  /** Returns whether the user waits for a response. */
  isLoading(): boolean;
  /** Prefetches a query; returns a promise that resolves when it is settled, if there is something to wait for. */
  preload<Args>(query: Query<Args, unknown>, args: Args): Promise<void> | undefined;
  /** Subscribes to the kinds of records that this tab's mutations change. Returns the cleanup function. */
  onCommand(listener: (kinds: readonly RecordKind[] | null) => void): () => void;
  /** Cancels every saga with its requests, and calls every app's `dispose`. */
  dispose(): void;
}

/** Creates the store that the shell and its role apps share; apps add their slices at run time. */
export function createStore(client: Client): PraxisStore {
  // Errors are reported by `run`.
  const sagas = createSagaMiddleware({ context: { client }, onError: () => undefined });
  const reducers: Record<string, Reducer> = { queries: queriesReducer as Reducer };
  const injected = new Map<string, { part: StorePart; task?: Task }>();
  const listeners = new Set<(kinds: readonly RecordKind[] | null) => void>();
  const notifyOfCommands: Middleware = () => (next) => (action) => {
    if (isAction(action) && isRecordsChanged(action) && !action.elsewhere)
      listeners.forEach((listener) => listener(action.kinds));
    return next(action);
  };
  const base = createReduxStore(
    combineReducers(reducers),
    withDevTools(applyMiddleware(notifyOfCommands, sagas)),
  );
  const redux: Store = {
    ...base,
    // A page that sets state in an endless loop throws in its listener; the other listeners must still run.
    subscribe: (listener) => base.subscribe(() => runSafely(undefined, 'subscriber', listener)),
  };
  const run = (saga: Saga, app?: string): Task => {
    const task = sagas.run(saga);
    task.toPromise().catch((error: unknown) => reportError(error, { app, place: 'saga' }));
    return task;
  };
  const queries = run(queriesSaga);
  /** Removes an app; an error in its `dispose` does not affect the others. */
  const remove = (app: string) => {
    const one = injected.get(app);
    one?.task?.cancel();
    injected.delete(app);
    runSafely(app, 'dispose', () => one?.part.dispose?.());
  };

  return {
    redux,
    inject(app, part) {
      if (injected.get(app)?.part === part) return;
      // The app's code was reloaded.
      remove(app);
      const { reducer, saga } = part;
      if (reducer) {
        reducers[app] = safeReducer(app, reducer);
        redux.replaceReducer(combineReducers(reducers));
      }
      injected.set(app, { part, task: saga && run(saga, app) });
    },
    preload: (query, args) => preload(redux, query, args),
    isLoading: () => allEntries(redux.getState()).some(({ loading }) => loading),
    onCommand(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      queries.cancel();
      for (const app of [...injected.keys()]) remove(app);
    },
  };
}

/** Connects the Redux DevTools extension in development. */
function withDevTools(enhancer: ReturnType<typeof applyMiddleware>) {
  const tools =
    process.env.NODE_ENV === 'production'
      ? undefined
      : (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose })
          .__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  return (tools ?? compose)(enhancer);
}
