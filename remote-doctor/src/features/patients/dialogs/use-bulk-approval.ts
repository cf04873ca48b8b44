import { useState } from 'react';
import { approveSubscriber } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { toFailure, useMutation, useQuery } from '@praxis/sdk/data';
import { chargePreviewsQuery } from '../queries';
import { firstChargeFailed, stateOfPreview, type RowState } from './bulk-approval';

/** Approves several patients: charge previews before, results after. */
export function useBulkApproval(chosen: readonly DoctorSubscriber[]) {
  // Snapshot of the selection from when the dialog opened.
  const [subscribers] = useState(chosen);
  const approve = useMutation(approveSubscriber);
  const [phase, setPhase] = useState<'confirming' | 'working' | 'done'>('confirming');
  const [results, setResults] = useState<Readonly<Record<string, RowState>>>({});
  const ids = subscribers.map(({ id }) => id);
  // After the decision, the previews stay as they were shown.
  const previews = useQuery(chargePreviewsQuery, phase === 'confirming' ? ids : null).data;
  const [shownPreviews, setShownPreviews] = useState(previews);
  if (previews && previews !== shownPreviews) setShownPreviews(previews);

  const stateOf = (id: string): RowState => {
    const preview = shownPreviews?.find((one) => one.id === id);
    return results[id] ?? (preview ? stateOfPreview(preview) : { kind: 'loading' });
  };

  /** Sequential: the first applicant gets a plan's last place, and the others are refused. */
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
