import { useState } from 'react';
import { listSlots } from '@praxis/contract/endpoints/public';
import { useHost } from '@praxis/sdk';
import { toFailure, type Failure } from '@praxis/sdk/data';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';
import { nearestSlots, type Slot } from './slot-days';

/** Why a time could not be had, and what is free near it. */
export interface Refusal {
  failure: Failure;
  nearest: Slot[];
}

/** Refusals that another time would not meet. */
const aboutTheTime: ReadonlySet<string> = new Set([
  'slot_taken',
  'slot_not_offered',
  'patient_overlap',
  'lead_time',
  'too_far_ahead',
]);

const daysAround = 4;

/** Keeps why a time was refused, and looks for the nearest ones where another time helps. */
export function useRefusal(doctorId: string, visitTypeId: string) {
  const { client } = useHost();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    refusal,
    clear: () => setRefusal(null),
    async refuse(error: unknown, startAt: string): Promise<Refusal> {
      const failure = toFailure(error);
      const found = aboutTheTime.has(failure.code ?? '')
        ? await freeAround(startAt).catch(() => [])
        : [];
      const next = { failure, nearest: nearestSlots(found, startAt) };
      setRefusal(next);
      return next;
    },
  };

  async function freeAround(startAt: string): Promise<Slot[]> {
    const on = localDateIn('UTC', Date.parse(startAt));
    const query = { from: addDays(on, -daysAround), to: addDays(on, daysAround), visitTypeId };
    const { items } = await client.call(listSlots, { params: { id: doctorId }, query });
    return items;
  }
}
