import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';
import { reportError } from './report-error';

/** A role app's own part of the store, beside its queries. */
export interface StorePart {
  reducer?: Reducer;
  saga?: Saga;
  dispose?(): void;
}

/** The state of an app whose reducer failed before it had one. */
const none = Object.freeze({});

/**
 * An app's reducer, whose faults are its own: an action that it fails at leaves its state as it was, and
 * reaches all others.
 */
export function contained(app: string, reducer: Reducer): Reducer {
  return (state: unknown = none, action: UnknownAction): unknown => {
    try {
      const next: unknown = reducer(state === none ? undefined : state, action);
      return next === undefined ? state : next;
    } catch (error) {
      reportError(error, { app, place: 'reducer' });
      return state;
    }
  };
}

/** Runs what is not the store's own: its fault is reported, and ends nothing else. */
export function contain(app: string | undefined, place: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error, { app, place });
  }
}
