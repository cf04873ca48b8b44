import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@praxis/sdk/router';

/** Calls back where the address leads to this part of the page, and whenever it does so again. */
export function useTargeted(fragment: string, onTarget: () => void): void {
  const { hash, key } = useLocation();
  const target = useEffectEvent(onTarget);
  const isTarget = hash === `#${fragment}`;
  useEffect(() => {
    if (isTarget) target();
  }, [isTarget, key]);
}
