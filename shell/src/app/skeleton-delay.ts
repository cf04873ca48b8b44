import type { CSSProperties } from 'react';

/** Delay before a skeleton shows, in milliseconds. */
const delay = 150;
/** Longest gap between two skeletons that count as one, in milliseconds. */
const longestGap = 50;

let mountedCount = 0;
let startedAt = -Infinity;
let unmountedAt = -Infinity;

/** Counts a mounted skeleton; the result unmounts it. */
export function trackSkeleton(): () => void {
  mountedCount += 1;
  return () => {
    mountedCount -= 1;
    unmountedAt = performance.now();
  };
}

/** The remaining delay of a new skeleton, counted from the first of a series. */
export function skeletonDelay(): CSSProperties {
  const now = performance.now();
  if (mountedCount === 0 && now - unmountedAt > longestGap) startedAt = now;
  return {
    '--skeleton-after': `${String(Math.round(startedAt + delay - now))}ms`,
  } as CSSProperties;
}
