import type { CSSProperties } from 'react';

/** Before a skeleton shows, and for how long it may be gone between two that follow each other. */
const moment = 150;
const gap = 50;

let standing = 0;
let began = -Infinity;
let gone = -Infinity;

/** One is in the page, until what is answered is called. */
export function standSkeleton(): () => void {
  standing += 1;
  return () => {
    standing -= 1;
    gone = performance.now();
  };
}

/** When a skeleton that comes now shows: a moment after the first of those that follow each other came. */
export function motionOf(): CSSProperties {
  const now = performance.now();
  if (standing === 0 && now - gone > gap) began = now;
  return { '--skeleton-after': `${String(Math.round(began + moment - now))}ms` } as CSSProperties;
}
