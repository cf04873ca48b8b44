/** The simulated time: the real one, and how far the panel has moved it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** How far it is ahead of the real time, milliseconds. */
  offset(): number;
  /** Moves it forward; whatever falls due happens when the next request asks. */
  move(milliseconds: number): void;
  setOffset(offset: number): void;
  /** Tells when this page moves it. */
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
