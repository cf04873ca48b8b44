import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the end, in pixels, that still counts as the end. */
const nearEnd = 64;

interface StickToBottom {
  /** Ref of the scroll container. */
  scroller: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** There are newer messages below the viewport. */
  hasNewer: boolean;
  scrollToEnd(): void;
}

/**
 * Scrolls to new messages, unless the user has scrolled up to read: then the scroll position stays,
 * and `hasNewer` is set.
 *
 * @param newest identifies the newest message; undefined if there is none
 * @param isOwn the user's own message, which always scrolls
 * @param words texts below messages: when they change, the end stays in view
 */
export function useStickToBottom(
  newest: string | undefined,
  isOwn: boolean,
  words: string,
): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const handled = useRef<string>(undefined);
  const [hasNewer, setHasNewer] = useState(false);

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setHasNewer(false);
  }, []);

  useLayoutEffect(() => {
    if (newest === undefined || newest === handled.current) return;
    handled.current = newest;
    if (isAtEnd.current || isOwn) scrollToEnd();
    else setHasNewer(true);
  }, [newest, isOwn, scrollToEnd]);

  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd();
  }, [words, scrollToEnd]);

  return {
    scroller,
    hasNewer,
    scrollToEnd,
    onScroll: () => {
      const { scrollHeight, scrollTop, clientHeight } = scroller.current as HTMLDivElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      if (isAtEnd.current) setHasNewer(false);
    },
  };
}
