/** Tracks whether changes are persisted on this device, or only held in this tab's memory. */
export function createPersistenceStatus() {
  let isPersisted = true;
  const listeners = new Set<(isPersisted: boolean) => void>();
  return {
    set(next: boolean) {
      if (next === isPersisted) return;
      isPersisted = next;
      listeners.forEach((listener) => listener(isPersisted));
    },
    /** Calls the listener immediately and on each change. Returns the unsubscribe function. */
    onChange(listener: (isPersisted: boolean) => void): () => void {
      listeners.add(listener);
      listener(isPersisted);
      return () => listeners.delete(listener);
    },
  };
}
