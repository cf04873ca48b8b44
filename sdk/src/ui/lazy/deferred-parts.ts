type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
const listeners = new Set<() => void>();

/**
 * Parts of what is on show whose code is not fetched before the page can be used: dialogs, and the
 * libraries behind its fields. Whoever needs one fetches it; the shell brings them once it is at rest.
 */
export const deferredParts = {
  add(load: Load): void {
    waiting.add(load);
    listeners.forEach((listener) => listener());
  },
  /** One that nobody has brought yet. */
  next(): Load | undefined {
    const [load] = waiting;
    if (load) waiting.delete(load);
    return load;
  },
  /** Calls `listener` when there is another one. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
