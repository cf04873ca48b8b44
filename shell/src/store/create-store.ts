import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import type { Client } from '@praxis/sdk/data';

/**
 * The store of one session: role apps bring their reducer and saga when they are first visited.
 * Signing out lets go of it whole, so the next session starts with every state at its initial value.
 */
export interface PraxisStore {
  redux: ReturnType<typeof configureStore>;
  /** Adds a part once; a second call with the same id does nothing. */
  inject(id: string, part: { reducer?: Reducer; saga?: Saga }): void;
  /** Cancels every saga, with the requests that it waits for. */
  dispose(): void;
}

export function createStore(client: Client): PraxisStore {
  const sagas = createSagaMiddleware({ context: { client } });
  const reducers: Record<string, Reducer> = {};
  const injected = new Set<string>();
  const tasks: Task[] = [];

  const redux = configureStore({
    reducer: () => ({}),
    // Answers are plain data of the contract: checking each again costs more than it finds.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: process.env.NODE_ENV !== 'production',
  });

  return {
    redux,
    inject(id, { reducer, saga }) {
      if (injected.has(id)) return;
      injected.add(id);
      if (reducer) {
        reducers[id] = reducer;
        redux.replaceReducer(combineReducers(reducers));
      }
      if (saga) tasks.push(sagas.run(saga));
    },
    dispose() {
      tasks.splice(0).forEach((task) => task.cancel());
    },
  };
}
