type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
const awaited = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/**
 * Parts of what is on show whose code is not fetched before the page can be used: dialogs, and the
 * libraries behind its fields. Whoever needs one fetches it; the shell brings them once it is at rest.
 */
export const deferredParts = {
  add(load: Load): void {
    waiting.add(load);
    notify();
  },
  /** Somebody looks at the place of this code, whose turn comes before all that may be needed. */
  await(code: Promise<unknown>): void {
    awaited.add(code);
    const settle = () => {
      awaited.delete(code);
      notify();
    };
    code.then(settle, settle);
  },
  /** Whether somebody waits for the code of what is on show. */
  areAwaited: (): boolean => awaited.size > 0,
  /** One that nobody has brought yet. */
  next(): Load | undefined {
    const [load] = waiting;
    if (load) waiting.delete(load);
    return load;
  },
  /** Calls `listener` when there is another one, or one that was awaited has come. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
