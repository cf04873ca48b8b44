import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../app/services-context';
import { forgetRemote, loadRemoteForOutlet, loadedRemote, type LoadedRemote } from './load-remote';
import type { RemoteEntry } from './registry';
import { rememberApp } from './remember-app';
import { toRemoteFault, type RemoteFault } from './remote-fault';

interface RemoteState {
  remote: LoadedRemote | null;
  fault: RemoteFault | null;
}

const waiting: RemoteState = { remote: null, fault: null };

/** Loads a role app for its area: code and state. `retry` drops everything loaded or pending, and starts over. */
export function useRemote(entry: RemoteEntry): RemoteState & { retry(): void } {
  const { deployment, store } = useServices();
  const [state, setState] = useState(() => {
    const remote = loadedRemote(entry);
    if (!remote) return waiting;
    // Before its page first reads the state; injecting it again is a no-op.
    store.inject(entry.id, remote.module);
    return { remote, fault: null };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let canceled = false;
    const load = async () => {
      const remote = await loadRemoteForOutlet(deployment.registry, entry);
      if (canceled) return;
      store.inject(entry.id, remote.module);
      rememberApp(entry);
      setState((now) => (now.remote === remote ? now : { remote, fault: null }));
    };
    load().catch((error: unknown) => {
      if (!canceled) setState({ remote: null, fault: toRemoteFault(entry.id, error) });
    });
    return () => {
      canceled = true;
    };
  }, [deployment, store, entry, attempt]);

  const retry = useCallback(() => {
    forgetRemote(deployment.registry, entry);
    setState(waiting);
    setAttempt((count) => count + 1);
  }, [deployment, entry]);
  return { ...state, retry };
}
