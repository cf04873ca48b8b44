import { useCallback, useRef } from 'react';

/**
 * Returns an effect that restores the scroll position of a list after one of its emails was open;
 * another list starts at the top.
 */
export function useScrollRestoration(listKey: string): () => () => void {
  const lastPosition = useRef({ key: listKey, top: 0 });
  return useCallback(() => {
    const { key, top } = lastPosition.current;
    if (key === listKey && top > 0) window.scrollTo({ top });
    else lastPosition.current = { key: listKey, top: 0 };
    // Reading it in the cleanup would force another reflow.
    const remember = () => {
      lastPosition.current = { key: listKey, top: window.scrollY };
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [listKey]);
}
