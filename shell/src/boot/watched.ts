import { reportError, type Watched } from '@praxis/sdk';

/** An observable value that notifies its listeners of changes. */
export interface WatchedValue<T> extends Watched<T> {
  set(value: T): void;
}

export function createWatched<T>(initial: T): WatchedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach(notify);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Catches errors, so that a failing listener of an app does not affect the others. */
function notify(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    reportError(error, { place: 'listener' });
  }
}
