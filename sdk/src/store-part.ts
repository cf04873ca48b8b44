import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';
import { reportError } from './report-error';

/** A role app's slice of the store, apart from its queries. */
export interface StorePart {
  reducer?: Reducer;
  saga?: Saga;
  dispose?(): void;
}

/** State of an app whose reducer threw on its first action. */
const noState = Object.freeze({});

/**
 * Contains the errors of an app's reducer: an action that it throws on leaves its state unchanged and still
 * reaches the other reducers.
 */
export function safeReducer(app: string, reducer: Reducer): Reducer {
  return (state: unknown = noState, action: UnknownAction): unknown => {
    try {
      const next: unknown = reducer(state === noState ? undefined : state, action);
      return next === undefined ? state : next;
    } catch (error) {
      reportError(error, { app, place: 'reducer' });
      return state;
    }
  };
}

/** Runs foreign code and reports its errors, which end nothing else. */
export function runSafely(app: string | undefined, place: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error, { app, place });
  }
}
