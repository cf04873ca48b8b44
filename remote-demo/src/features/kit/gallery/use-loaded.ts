import { useEffect, useEffectEvent, useState } from 'react';
import { deferredParts, fetchFailure } from '@praxis/sdk/ui';

/**
 * What a dynamic import brings, once it is there. A fetch that fails can be tried again.
 *
 * @param name of what is loaded
 */
export function useLoaded<Content>(name: string, load: () => Promise<{ default: Content }>) {
  const [loaded, setLoaded] = useState<{ name: string; content: Content } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchCode = useEffectEvent(load);

  useEffect(() => {
    if (failed) return;
    let left = false;
    const code = fetchCode();
    deferredParts.await(code);
    code.then(
      ({ default: content }) => left || setLoaded({ name, content }),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [name, failed]);

  return {
    content: loaded?.name === name ? loaded.content : null,
    /** As `ErrorState` takes it. */
    failure: failed ? { failure: fetchFailure(), onRetry: () => setFailed(false) } : null,
  };
}
