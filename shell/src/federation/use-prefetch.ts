import { useCallback } from 'react';
import { useServices } from '../app/services-context';
import { prefetchPath } from './prefetch';

/** Creates a handler that prefetches the target of a link. */
export function usePrefetch(path: string): () => void {
  const { deployment } = useServices();
  return useCallback(() => void prefetchPath(deployment, path), [deployment, path]);
}
