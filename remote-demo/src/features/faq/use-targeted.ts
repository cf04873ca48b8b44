import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@praxis/sdk/router';

/**
 * Calls back when the address links to this part of the page, and on each further navigation to it.
 */
export function useTargeted(fragment: string, onTarget: () => void): void {
  const { hash, key } = useLocation();
  const target = useEffectEvent(onTarget);
  const isTarget = hash === `#${fragment}`;
  useEffect(() => {
    if (isTarget) target();
  }, [isTarget, key]);
}
