import { useEffect, useState } from 'react';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useHost } from '@praxis/sdk';
import { useAct } from '@praxis/sdk/ui/page';
import { approveOne, previewOf, type RowState } from './bulk-approval';

type States = Readonly<Record<string, RowState>>;

/** Several patients at once: the charge of each before, and the result of each after. */
export function useBulkApproval(chosen: readonly DoctorSubscriber[]) {
  // What was chosen when the dialog opened is what is decided on.
  const [subscribers] = useState(chosen);
  const { client } = useHost();
  const { refresh } = useAct();
  const [states, setStates] = useState<States>({});
  const [phase, setPhase] = useState<'asking' | 'working' | 'done'>('asking');
  const put = (id: string, state: RowState) =>
    setStates((current) => ({ ...current, [id]: state }));

  useEffect(() => {
    let left = false;
    for (const subscriber of subscribers)
      void previewOf(client, subscriber).then((state) => {
        if (!left) put(subscriber.id, state);
      });
    return () => {
      left = true;
    };
  }, [client, subscribers]);

  const stateOf = (id: string): RowState => states[id] ?? { kind: 'loading' };

  /** One after the other: a plan's last place goes to the first of them, and the rest are told. */
  const approveAll = async () => {
    setPhase('working');
    for (const subscriber of subscribers) {
      const before = stateOf(subscriber.id);
      if (before.kind !== 'ready') continue;
      put(subscriber.id, { kind: 'working' });
      put(subscriber.id, await approveOne(client, subscriber, before.charge));
    }
    setPhase('done');
    refresh();
  };

  return { subscribers, stateOf, phase, approveAll };
}
