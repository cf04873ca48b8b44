type Load = () => Promise<unknown>;

const queue = new Set<Load>();
const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/**
 * Queue of chunks that the current page does not need to become interactive: dialogs, and the libraries
 * behind its fields. A component loads its own on demand; the shell preloads the rest once it is idle.
 */
export const deferredParts = {
  add(load: Load): void {
    queue.add(load);
    notify();
  },
  /** Registers code that the user is waiting for; it takes precedence over preloading. */
  await(code: Promise<unknown>): void {
    pending.add(code);
    const settle = () => {
      pending.delete(code);
      notify();
    };
    code.then(settle, settle);
  },
  /** Whether the user is waiting for code. */
  areAwaited: (): boolean => pending.size > 0,
  /** Removes and returns the next loader of the queue. */
  next(): Load | undefined {
    const [load] = queue;
    if (load) queue.delete(load);
    return load;
  },
  /** Calls `listener` when a loader is added, or when awaited code has settled. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
