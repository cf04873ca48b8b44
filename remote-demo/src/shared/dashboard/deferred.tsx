import { useEffect, useState, type ReactNode } from 'react';
import { Loading, Skeleton } from '@praxis/sdk/ui';

interface DeferredProps {
  /** Position among the deferred parts of the page, from 1: they render in this order. */
  order: number;
  /** Approximate height of the content, in pixels. */
  height: number;
  children: ReactNode;
}

/** Part of a page that renders in an idle task of its own, after everything above it. */
export function Deferred({ order, height, children }: DeferredProps) {
  const [waiting, setWaiting] = useState(order);
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
