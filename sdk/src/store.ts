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
import { contain, contained, type StorePart } from './store-part';

/**
 * The store of one session: its queries, and what apps add when they are first used. Signing out
 * lets go of it whole, so the next session starts with every state at its initial value.
 */
export interface PraxisStore {
  redux: Store;
  /** Adds an app's part under its id once; adding it again does nothing, and another takes its place. */
  inject(app: string, part: StorePart): void;
  /** Whether somebody waits for an answer. */
  isLoading(): boolean;
  /** Asks for a query before what shows it is there; the end of the wait, where there is one. */
  preload<Args>(query: Query<Args, unknown>, args: Args): Promise<void> | undefined;
  /** Tells which records a command of this tab changed. */
  onCommand(listener: (kinds: readonly RecordKind[] | null) => void): () => void;
  /** Cancels every saga, with the requests that it waits for, and lets every app undo what it did elsewhere. */
  dispose(): void;
}

/** The store that the shell and its role apps share; apps add their parts while it runs. */
export function createStore(client: Client): PraxisStore {
  // Whoever starts a saga reports what it fails at.
  const sagas = createSagaMiddleware({ context: { client }, onError: () => undefined });
  const reducers: Record<string, Reducer> = { queries: queriesReducer as Reducer };
  const injected = new Map<string, { part: StorePart; task?: Task }>();
  const listeners = new Set<(kinds: readonly RecordKind[] | null) => void>();
  const notifyOfCommands: Middleware = () => (next) => (action) => {
    if (isAction(action) && isRecordsChanged(action) && !action.elsewhere)
      listeners.forEach((listener) => listener(action.kinds));
    return next(action);
  };
  const made = createReduxStore(
    combineReducers(reducers),
    withDevTools(applyMiddleware(notifyOfCommands, sagas)),
  );
  const redux: Store = {
    ...made,
    // A page that sets its state without end fails where it is told of a change, before the next one is.
    subscribe: (listener) => made.subscribe(() => contain(undefined, 'subscriber', listener)),
  };
  const run = (saga: Saga, app?: string): Task => {
    const task = sagas.run(saga);
    task.toPromise().catch((error: unknown) => reportError(error, { app, place: 'saga' }));
    return task;
  };
  const queries = run(queriesSaga);
  /** An app that fails at its end keeps no other from its own. */
  const remove = (app: string) => {
    const one = injected.get(app);
    one?.task?.cancel();
    injected.delete(app);
    contain(app, 'dispose', () => one?.part.dispose?.());
  };

  return {
    redux,
    inject(app, part) {
      if (injected.get(app)?.part === part) return;
      // Its code was loaded anew.
      remove(app);
      const { reducer, saga } = part;
      if (reducer) {
        reducers[app] = contained(app, reducer);
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

/** The browser's extension shows each action, while the product is developed. */
function withDevTools(enhancer: ReturnType<typeof applyMiddleware>) {
  const tools =
    process.env.NODE_ENV === 'production'
      ? undefined
      : (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose })
          .__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  return (tools ?? compose)(enhancer);
}
