import { useState } from 'react';
import { approveSubscriber } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { toFailure, useMutation, useQuery } from '@praxis/sdk/data';
import { chargePreviewsQuery } from '../queries';
import { firstChargeFailed, stateOfPreview, type RowState } from './bulk-approval';

/** Several patients at once: the charge of each before, and the result of each after. */
export function useBulkApproval(chosen: readonly DoctorSubscriber[]) {
  // What was chosen when the dialog opened is what is decided on.
  const [subscribers] = useState(chosen);
  const approve = useMutation(approveSubscriber);
  const [phase, setPhase] = useState<'asking' | 'working' | 'done'>('asking');
  const [results, setResults] = useState<Readonly<Record<string, RowState>>>({});
  const ids = subscribers.map(({ id }) => id);
  // Once the decision is made its figures are those that were shown.
  const previews = useQuery(chargePreviewsQuery, phase === 'asking' ? ids : null).data;
  const [asked, setAsked] = useState(previews);
  if (previews && previews !== asked) setAsked(previews);

  const stateOf = (id: string): RowState => {
    const preview = asked?.find((one) => one.id === id);
    return results[id] ?? (preview ? stateOfPreview(preview) : { kind: 'loading' });
  };

  /** One after the other: a plan's last place goes to the first of them, and the rest are told. */
  const approveAll = async () => {
    setPhase('working');
    for (const { id, version } of subscribers) {
      const before = stateOf(id);
      if (before.kind !== 'ready') continue;
      const put = (state: RowState) => setResults((current) => ({ ...current, [id]: state }));
      put({ kind: 'working' });
      try {
        const approved = await approve.run({ params: { id }, version, body: {} });
        put({ ...before, kind: 'done', unpaid: firstChargeFailed(approved) });
      } catch (error) {
        put({ kind: 'failed', failure: toFailure(error) });
      }
    }
    setPhase('done');
  };

  return { subscribers, stateOf, phase, approveAll };
}
