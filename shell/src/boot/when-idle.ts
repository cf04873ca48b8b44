import { savesData } from '@praxis/sdk';

/**
 * Fetches something that may be needed next, when the browser has nothing better to do or after two
 * seconds; never where data is to be saved. Returns a way to call it off.
 */
export function aheadWhenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
