import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component has unmounted: for responses that arrive later. */
export function useIsUnmounted(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return useCallback(() => gone.current, []);
}
