import { useEffect, useState } from 'react';

/** Time after which the user is told that something takes long, in milliseconds. */
const slowAfter = 5_000;

/**
 * Calls `onSlow` if a promise does not settle in the usual time.
 * @returns function that cancels it
 */
export function whenSlow(promise: Promise<unknown>, onSlow: () => void): () => void {
  const timer = setTimeout(onSlow, slowAfter);
  const stop = () => clearTimeout(timer);
  promise.then(stop, stop);
  return stop;
}

/** Returns whether the component has been waiting longer than usual; `again` restarts the timer. */
export function useTakesLong(): { takesLong: boolean; again(): void } {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (takesLong) return undefined;
    const timer = setTimeout(() => setTakesLong(true), slowAfter);
    return () => clearTimeout(timer);
  }, [takesLong]);
  return { takesLong, again: () => setTakesLong(false) };
}
