import { useEffect, useRef } from 'react';
import { Skeleton } from '../components/skeleton';
import { whenVisible } from '../when-visible';
import { fetchEngine } from './fetch-engine';

/** Placeholder of a chart whose data is loading; loads the chart engine in parallel. */
export function ChartSkeleton({ height }: { height: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    return whenVisible(place.current, async () => void (await fetchEngine()), { immediate: true });
  }, []);
  return (
    <div ref={place} role="img" aria-hidden>
      <Skeleton height={height} />
    </div>
  );
}
