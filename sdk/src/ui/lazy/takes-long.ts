import { useEffect, useState } from 'react';

/** What takes longer than this is said to, milliseconds. */
const usualTime = 5_000;

/** Calls `say` where something takes longer than usual; answers with how to say nothing any more. */
export function whenSlow(awaited: Promise<unknown>, say: () => void): () => void {
  const timer = setTimeout(say, usualTime);
  const stop = () => clearTimeout(timer);
  awaited.then(stop, stop);
  return stop;
}

/** Whether what is waited for takes longer than usual; `again` begins to count anew. */
export function useTakesLong(): { takesLong: boolean; again(): void } {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (takesLong) return undefined;
    const timer = setTimeout(() => setTakesLong(true), usualTime);
    return () => clearTimeout(timer);
  }, [takesLong]);
  return { takesLong, again: () => setTakesLong(false) };
}
