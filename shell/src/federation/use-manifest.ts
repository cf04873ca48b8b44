import { useCallback, useEffect, useState } from 'react';
import type { RemoteManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import type { RemoteEntry } from './registry';
import { toRemoteFault, type RemoteFault } from './remote-fault';

interface ManifestState {
  manifest: RemoteManifest | null;
  fault: RemoteFault | null;
}

/** A role app's manifest, as far as it is there. Several places of the frame ask; it is fetched once. */
export function useManifest(entry: RemoteEntry | undefined): ManifestState & { retry(): void } {
  const { registry } = useServices().deployment;
  const [state, setState] = useState<ManifestState>(() => ({
    manifest: (entry && registry.manifestNow(entry)) ?? null,
    fault: null,
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!entry) return;
    let left = false;
    const load = () =>
      registry.manifest(entry).then(
        (manifest) =>
          left || setState((now) => (now.manifest === manifest ? now : { manifest, fault: null })),
        (error: unknown) =>
          left || setState({ manifest: null, fault: toRemoteFault(entry.id, error) }),
      );
    void load();
    // A retry anywhere brings the manifest to every place that waits for it.
    const stop = registry.onManifest(entry, () => void load());
    return () => {
      left = true;
      stop();
    };
  }, [registry, entry, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
