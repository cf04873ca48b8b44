import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what is on the screen by this component has gone meanwhile: for answers that come later. */
export function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return useCallback(() => gone.current, []);
}
