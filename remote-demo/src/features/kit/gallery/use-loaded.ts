import { useEffect, useEffectEvent, useState } from 'react';
import { deferredParts, fetchFailure } from '@praxis/sdk/ui';

/**
 * Default export of a dynamic import, once loaded. A failed import can be retried.
 *
 * @param name identifies what is loaded
 */
export function useLoaded<Content>(name: string, load: () => Promise<{ default: Content }>) {
  const [loaded, setLoaded] = useState<{ name: string; content: Content } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchCode = useEffectEvent(load);

  useEffect(() => {
    if (failed) return;
    let isCanceled = false;
    const code = fetchCode();
    deferredParts.await(code);
    code.then(
      ({ default: content }) => isCanceled || setLoaded({ name, content }),
      () => isCanceled || setFailed(true),
    );
    return () => {
      isCanceled = true;
    };
  }, [name, failed]);

  return {
    content: loaded?.name === name ? loaded.content : null,
    /** Props for `ErrorState`. */
    failure: failed ? { failure: fetchFailure(), onRetry: () => setFailed(false) } : null,
  };
}
