import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenVisible } from '../when-visible';

export interface WhenVisibleProps {
  /** About as high as what comes, in pixels, so that nothing below it jumps. */
  height: number;
  children: ReactNode;
}

/** Shows its content once it is near the window: what is far down costs nothing before. */
export function WhenVisible({ height, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return whenVisible(place.current, async () => setSeen(true));
  }, []);
  return seen ? children : <div ref={place} style={{ minHeight: height }} />;
}
