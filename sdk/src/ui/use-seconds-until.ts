import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './clock';

/** Counts down the whole seconds until an instant; stays at 0 afterwards, without a timer. */
export function useSecondsUntil(instant: string): number {
  const clock = useClock();
  const end = Date.parse(instant);
  const subscribe = useCallback(
    (onTick: () => void) => {
      // The simulated clock can jump, so every tick reads it instead of decrementing a counter.
      const timer = setInterval(() => {
        onTick();
        if (clock() >= end) clearInterval(timer);
      }, 500);
      return () => clearInterval(timer);
    },
    [clock, end],
  );
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((end - clock()) / 1000)));
}
