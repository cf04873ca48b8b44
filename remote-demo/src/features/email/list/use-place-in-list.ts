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
    return () => {
      left.current = { key: listKey, top: window.scrollY };
    };
  }, [listKey]);
}
