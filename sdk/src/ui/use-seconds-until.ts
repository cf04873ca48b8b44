import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './clock';

/** Whole seconds until an instant, as they pass; from then on 0, without a timer. */
export function useSecondsUntil(instant: string): number {
  const clock = useClock();
  const end = Date.parse(instant);
  const count = useCallback(
    (onTick: () => void) => {
      // The simulation's clock can jump: what is left is asked for, not counted down.
      const timer = setInterval(() => {
        onTick();
        if (clock() >= end) clearInterval(timer);
      }, 500);
      return () => clearInterval(timer);
    },
    [clock, end],
  );
  return useSyncExternalStore(count, () => Math.max(0, Math.ceil((end - clock()) / 1000)));
}
