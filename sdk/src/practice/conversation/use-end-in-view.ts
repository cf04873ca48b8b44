import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the end of a conversation: when it opens, when the user sends a message, and when one arrives while
 * the end is in view. A user who has scrolled up to read stays there.
 *
 * @param newestId id of the newest message
 * @param isOwn whether the user sent it
 * @returns ref of the last element of the conversation
 */
export function useEndInView(
  newestId: string | undefined,
  isOwn: boolean,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isInView = useRef(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? true;
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (isInView.current || isOwn) end.current?.scrollIntoView?.({ block: 'end' });
  }, [newestId, isOwn]);
  return end;
}
