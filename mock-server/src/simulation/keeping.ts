/** Whether what is done is kept on this device, or in this tab's memory alone, and who wants to know. */
export function createKeeping() {
  let keeps = true;
  const listeners = new Set<(keeps: boolean) => void>();
  return {
    set(next: boolean) {
      if (next === keeps) return;
      keeps = next;
      listeners.forEach((listener) => listener(keeps));
    },
    /** Hears of it at once, and of each change. Returns how to hear no more. */
    onChange(listener: (keeps: boolean) => void): () => void {
      listeners.add(listener);
      listener(keeps);
      return () => listeners.delete(listener);
    },
  };
}
