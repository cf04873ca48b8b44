import { useCallback } from 'react';
import { useServices } from '../app/services-context';
import { prefetchPath } from './prefetch';

/** A handler that prefetches what a link leads to. */
export function usePrefetch(path: string): () => void {
  const { deployment } = useServices();
  return useCallback(() => void prefetchPath(deployment, path), [deployment, path]);
}
