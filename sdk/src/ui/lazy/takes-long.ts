import { useEffect, useState } from 'react';

/** What takes longer than this is said to, milliseconds. */
export const usualTime = 5_000;

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
