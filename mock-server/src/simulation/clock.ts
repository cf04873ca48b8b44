/** The simulated time: the real time plus an offset that the panel sets. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Offset from the real time, in milliseconds. */
  offset(): number;
  /** Moves the clock forward; jobs that fall due run with the next request. */
  move(milliseconds: number): void;
  setOffset(offset: number): void;
  /** Notifies when this page moves the clock. */
  onMove(listener: () => void): () => void;
}

export function createClock(realNow: () => number): Clock {
  let offset = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => realNow() + offset,
    offset: () => offset,
    move(milliseconds) {
      if (milliseconds < 0) throw new RangeError('The clock only moves forward.');
      offset += milliseconds;
      listeners.forEach((listener) => listener());
    },
    setOffset(next) {
      offset = next;
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
