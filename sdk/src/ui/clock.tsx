import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

/** Returns the current time in milliseconds since the epoch. */
export type Clock = () => number;

const ClockContext = createContext<Clock>(Date.now);

/** Replaces the device's clock, for example with that of the simulation. */
export function ClockProvider({ now, children }: { now: Clock; children: ReactNode }) {
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Shares one timer among all relative times on screen. It reads the clock every second, since the
 * simulated clock can jump, although the displayed times change by the minute.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tick) => tick()), 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the current time, truncated to the minute; re-renders every minute. */
export function useNow(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(subscribe, () => Math.floor(clock() / 60_000) * 60_000);
}

/** Returns the clock itself, for event handlers; never re-renders. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
