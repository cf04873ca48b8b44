import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

/** Answers the present in milliseconds. */
export type Clock = () => number;

const ClockContext = createContext<Clock>(Date.now);

/** Gives the product another present than the computer's: that of the simulation. */
export function ClockProvider({ now, children }: { now: Clock; children: ReactNode }) {
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * One timer for all relative times on the screen; none while there is none. It looks at the clock each
 * second, as that of the simulation can jump; what is shown changes with the minute.
 */
function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tick) => tick()), 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present, cut to the minute; who uses it renders again as minutes pass. */
export function useNow(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(eachSecond, () => Math.floor(clock() / 60_000) * 60_000);
}

/** The clock itself, for acts: it does not render again. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
