import { useState } from 'react';
import { useQuery, type Failure, type RequestError } from '@praxis/sdk/data';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';
import { slotsQuery, type SlotPurpose } from '../queries';
import { nearestSlots, type Slot } from './slot-days';

/** Reason why a time was refused, and free times near it. */
export interface Refusal {
  failure: Failure;
  nearest: Slot[];
}

/** Errors that another time would avoid. */
const timeErrorCodes: ReadonlySet<string> = new Set([
  'slot_taken',
  'slot_not_offered',
  'patient_overlap',
  'lead_time',
  'too_far_ahead',
]);

const daysAround = 4;

/** Stores why a time was refused and loads the nearest free ones, if another time would help. */
export function useRefusal(purpose: SlotPurpose) {
  const [refused, setRefused] = useState<{ failure: Failure; startAt: string } | null>(null);
  const isRetryable = refused !== null && isTimeError(refused.failure);
  const { data, loading } = useQuery(
    slotsQuery,
    isRetryable ? { ...purpose, ...rangeAround(refused.startAt) } : null,
  );
  const loadingNearest = isRetryable && loading && !data;
  const nearest = refused && data ? nearestSlots(data.items, refused.startAt) : [];
  const refusal: Refusal | null =
    refused && !loadingNearest ? { failure: refused.failure, nearest } : null;
  return {
    refusal,
    /** The refused time. */
    refusedAt: refused?.startAt,
    /** Whether the nearest times are loading. */
    loadingNearest,
    clear: () => setRefused(null),
    /** @returns whether another time would help */
    refuse({ failure }: RequestError, startAt: string): boolean {
      setRefused({ failure, startAt });
      return isTimeError(failure);
    },
  };
}

const isTimeError = ({ code }: Failure): boolean => timeErrorCodes.has(code ?? '');

function rangeAround(startAt: string): { from: string; to: string } {
  const on = localDateIn('UTC', Date.parse(startAt));
  return { from: addDays(on, -daysAround), to: addDays(on, daysAround) };
}
