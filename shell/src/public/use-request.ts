import { useEffect, useEffectEvent, useState } from 'react';
import type { Client, Failure } from '@praxis/sdk/data';
import type { Deployment } from '../boot/deployment';
import { failureOf } from './failure-of';

export interface Requested<T> {
  /** The last answer; it stays while another is on its way. */
  data: T | null;
  failure: Failure | null;
  loading: boolean;
  reload(): void;
}

/**
 * What a request answers, for pages without a store. The way to the back end is loaded with the
 * first request.
 *
 * @param key names what is asked for; another key asks anew
 */
export function useRequest<T>(
  { http }: Deployment,
  key: string,
  ask: (client: Client, signal: AbortSignal) => Promise<T>,
): Requested<T> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string; data: T | null; failure: Failure | null }>({
    key: '',
    data: null,
    failure: null,
  });
  const asked = `${key} ${round}`;
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        const { client } = await http();
        const data = await askNow(client, abort.signal);
        if (!abort.signal.aborted) setState({ key: asked, data, failure: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        const failure = await failureOf(error);
        setState(({ data }) => ({ key: asked, data, failure }));
      }
    };
    void run();
    return () => abort.abort();
  }, [http, asked]);

  return {
    data: state.data,
    failure: state.key === asked ? state.failure : null,
    loading: state.key !== asked,
    reload: () => setRound((count) => count + 1),
  };
}
