import { useCallback, useEffect, useState } from 'react';
import type { RemoteManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import type { RemoteEntry } from './registry';
import { toRemoteFault, type RemoteFault } from './remote-fault';

interface ManifestState {
  manifest: RemoteManifest | null;
  fault: RemoteFault | null;
}

/** A role app's manifest, once it is loaded. Several components of the frame use it; it is fetched once. */
export function useManifest(entry: RemoteEntry | undefined): ManifestState & { retry(): void } {
  const { registry } = useServices().deployment;
  const [state, setState] = useState<ManifestState>(() => ({
    manifest: (entry && registry.loadedManifest(entry)) ?? null,
    fault: null,
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!entry) return;
    let canceled = false;
    const load = () =>
      registry.manifest(entry).then(
        (manifest) =>
          canceled ||
          setState((now) => (now.manifest === manifest ? now : { manifest, fault: null })),
        (error: unknown) =>
          canceled || setState({ manifest: null, fault: toRemoteFault(entry.id, error) }),
      );
    void load();
    // A retry anywhere updates every component that waits for the manifest.
    const stop = registry.onManifest(entry, () => void load());
    return () => {
      canceled = true;
      stop();
    };
  }, [registry, entry, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
