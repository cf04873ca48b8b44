import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from the end that still count as the end. */
const nearEnd = 64;

interface NewestInSight {
  /** Of the element that scrolls. */
  place: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** There is something newer below what is in sight. */
  hasNewer: boolean;
  toNewest(): void;
}

/**
 * Keeps the newest message in sight, unless somebody has scrolled up to read: then the place stays,
 * and it is said that there is something newer.
 *
 * @param newest names the newest message; undefined before there is one
 * @param isOwn it was written here: who sends something sees it
 * @param words what stands below messages: as it changes, the end stays in sight
 */
export function useNewestInSight(
  newest: string | undefined,
  isOwn: boolean,
  words: string,
): NewestInSight {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const handled = useRef<string>(undefined);
  const [hasNewer, setHasNewer] = useState(false);

  const toNewest = useCallback(() => {
    const element = place.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setHasNewer(false);
  }, []);

  useLayoutEffect(() => {
    if (newest === undefined || newest === handled.current) return;
    handled.current = newest;
    if (isAtEnd.current || isOwn) toNewest();
    else setHasNewer(true);
  }, [newest, isOwn, toNewest]);

  useLayoutEffect(() => {
    if (isAtEnd.current) toNewest();
  }, [words, toNewest]);

  return {
    place,
    hasNewer,
    toNewest,
    onScroll: () => {
      const { scrollHeight, scrollTop, clientHeight } = place.current as HTMLDivElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      if (isAtEnd.current) setHasNewer(false);
    },
  };
}
