import { useCallback, useRef } from 'react';

/**
 * An effect of a list that makes room for one of its emails: the page is scrolled to where that list was
 * left, and to where it begins the first time.
 */
export function usePlaceInList(listKey: string): () => () => void {
  const left = useRef({ key: listKey, top: 0 });
  return useCallback(() => {
    const { key, top } = left.current;
    if (key === listKey && top > 0) window.scrollTo({ top });
    else left.current = { key: listKey, top: 0 };
    // Asked for when the list goes, the page would be laid out once more for it.
    const remember = () => {
      left.current = { key: listKey, top: window.scrollY };
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [listKey]);
}
