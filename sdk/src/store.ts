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
import { isRecordsChanged } from './data/query-actions';
import { queriesSaga } from './data/query-saga';
import { allEntries } from './data/query-entries';
import { queriesReducer } from './data/query-state';

/** A role app's own part of the store, beside its queries. */
export interface StorePart {
  reducer?: Reducer;
  saga?: Saga;
  dispose?(): void;
}

/**
 * The store of one session: its queries, and what apps add when they are first used. Signing out
 * lets go of it whole, so the next session starts with every state at its initial value.
 */
export interface PraxisStore {
  redux: Store;
  /** Adds an app's part under its id once; adding it again does nothing. */
  inject(app: string, part: StorePart): void;
  /** Whether somebody waits for an answer. */
  isLoading(): boolean;
  /** Tells which records a command of this tab changed. */
  onCommand(listener: (kinds: readonly RecordKind[] | null) => void): () => void;
  /** Cancels every saga, with the requests that it waits for, and lets every app undo what it did elsewhere. */
  dispose(): void;
}

export function createStore(client: Client): PraxisStore {
  const sagas = createSagaMiddleware({ context: { client } });
  const reducers: Record<string, Reducer> = { queries: queriesReducer as Reducer };
  const injected = new Map<string, StorePart>();
  const listeners = new Set<(kinds: readonly RecordKind[] | null) => void>();
  const notifyOfCommands: Middleware = () => (next) => (action) => {
    if (isAction(action) && isRecordsChanged(action) && !action.elsewhere)
      listeners.forEach((listener) => listener(action.kinds));
    return next(action);
  };
  const redux = createReduxStore(
    combineReducers(reducers),
    withDevTools(applyMiddleware(notifyOfCommands, sagas)),
  );
  const tasks: Task[] = [sagas.run(queriesSaga)];

  return {
    redux,
    inject(app, part) {
      if (injected.has(app)) return;
      injected.set(app, part);
      const { reducer, saga } = part;
      if (reducer) {
        reducers[app] = reducer;
        redux.replaceReducer(combineReducers(reducers));
      }
      if (saga) tasks.push(sagas.run(saga));
    },
    isLoading: () => allEntries(redux.getState()).some(({ loading }) => loading),
    onCommand(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      tasks.splice(0).forEach((task) => task.cancel());
      injected.forEach(leave);
    },
  };
}

/** An app that fails at its end keeps no other from its own. */
function leave(part: StorePart): void {
  try {
    part.dispose?.();
  } catch (error) {
    // For the console, and whoever listens to errors of the page.
    setTimeout(() => {
      throw error;
    });
  }
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
