import { reportError, type Watched } from '@praxis/sdk';

/** A value that tells its watchers when it changes. */
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
      listeners.forEach(tell);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Apps listen as well: one that fails keeps nobody else from being told. */
function tell(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    reportError(error, { place: 'listener' });
  }
}
