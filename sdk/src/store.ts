import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { Client } from './data/client';
import type { Inject } from './data/inject';

/**
 * The store of one session: parts join it when they are first used. Signing out lets go of it
 * whole, so the next session starts with every state at its initial value.
 */
export interface PraxisStore {
  redux: ReturnType<typeof configureStore>;
  inject: Inject;
  /** Cancels every saga, with the requests that it waits for. */
  dispose(): void;
}

export function createStore(client: Client): PraxisStore {
  const sagas = createSagaMiddleware({ context: { client } });
  /** By app, then by name: the state of a part is at `state[app][name]`. */
  const reducers: Record<string, Record<string, Reducer>> = {};
  const injected = new Set<string>();
  const tasks: Task[] = [];

  const redux = configureStore({
    reducer: () => ({}),
    // Answers are plain data of the contract: checking each again costs more than it finds.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: process.env.NODE_ENV !== 'production',
  });

  const rootReducer = () =>
    combineReducers(
      Object.fromEntries(
        Object.entries(reducers).map(([app, parts]) => [app, combineReducers(parts)]),
      ),
    );

  return {
    redux,
    inject(path, { reducer, saga }) {
      if (injected.has(path)) return;
      injected.add(path);
      const [app = '', name = ''] = path.split('/');
      if (reducer) {
        (reducers[app] ??= {})[name] = reducer;
        redux.replaceReducer(rootReducer());
      }
      if (saga) tasks.push(sagas.run(saga));
    },
    dispose() {
      tasks.splice(0).forEach((task) => task.cancel());
    },
  };
}
