import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenInSight } from '../when-in-sight';

export interface InSightProps {
  /** About as high as what comes, in pixels, so that nothing below it jumps. */
  height: number;
  children: ReactNode;
}

/** Shows its content once it is near the window: what is far down costs nothing before. */
export function InSight({ height, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return whenInSight(place.current, async () => setSeen(true));
  }, []);
  return seen ? children : <div ref={place} style={{ minHeight: height }} />;
}
