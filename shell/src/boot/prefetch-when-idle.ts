import { savesData } from '@praxis/sdk';

/**
 * Prefetches something when the browser is idle, or after two seconds; never if the user saves data.
 * @returns cancels it
 */
export function prefetchWhenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
