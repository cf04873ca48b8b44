import { useEffect, useState, type ReactNode } from 'react';
import { Loading, Skeleton } from '@praxis/sdk/ui';

interface AtRestProps {
  /** Which one it is of those on the page, from 1: they come in this order. */
  turn: number;
  /** About as high as its content, in pixels. */
  height: number;
  children: ReactNode;
}

/** Part of a page that comes once what is above it has been drawn, in a task of its own. */
export function AtRest({ turn, height, children }: AtRestProps) {
  const [waiting, setWaiting] = useState(turn);
  useEffect(() => {
    if (waiting === 0) return;
    const next = () => setWaiting(waiting - 1);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(next);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(next, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, [waiting]);
  if (waiting === 0) return children;
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
}
