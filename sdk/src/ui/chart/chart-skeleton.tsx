import { useEffect, useRef } from 'react';
import { Skeleton } from '../components/skeleton';
import { whenVisible } from '../when-visible';
import { fetchEngine } from './fetch-engine';

/** Placeholder of a chart whose data is loading; loads the chart engine in parallel. */
export function ChartSkeleton({ height }: { height: number }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    return whenVisible(container.current, async () => void (await fetchEngine()), {
      immediate: true,
    });
  }, []);
  return (
    <div ref={container} role="img" aria-hidden>
      <Skeleton height={height} />
    </div>
  );
}
