import { useLayoutEffect, useRef, type RefObject } from 'react';

interface EndInView {
  /** Ref of the element that grows with the conversation. */
  content: RefObject<HTMLDivElement | null>;
  /** Ref of its last part: the reply. */
  end: RefObject<HTMLDivElement | null>;
}

/**
 * Scrolls to the end of a conversation when it opens, and whenever it grows while the reply is in view: by a
 * message or by an error above the reply. A user who has scrolled up to read stays there until they send a
 * message.
 *
 * @param newestOwnId id of the newest message if the user sent it
 */
export function useEndInView(newestOwnId: string | undefined): EndInView {
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isInView = useRef(true);
  const scroll = () => end.current?.scrollIntoView?.({ block: 'end' });
  useLayoutEffect(() => {
    const visibility = new IntersectionObserver(([entry]) => {
      // Nothing is in view until the drawer is shown.
      if (entry && entry.boundingClientRect.width > 0) isInView.current = entry.isIntersecting;
    });
    // Its first report comes once the drawer is shown; before, there is nothing to scroll.
    const size = new ResizeObserver(() => {
      if (isInView.current) scroll();
    });
    if (end.current) visibility.observe(end.current);
    if (content.current) size.observe(content.current);
    return () => {
      visibility.disconnect();
      size.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    if (newestOwnId !== undefined) scroll();
  }, [newestOwnId]);
  return { content, end };
}
