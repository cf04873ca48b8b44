import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenVisible } from '../when-visible';

export interface WhenVisibleProps {
  /** Estimated height of the content, in pixels, to avoid a layout shift. */
  height: number;
  children: ReactNode;
}

/** Renders its content once it is near the viewport: content far below costs nothing until then. */
export function WhenVisible({ height, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return whenVisible(place.current, async () => setSeen(true));
  }, []);
  return seen ? children : <div ref={place} style={{ minHeight: height }} />;
}
