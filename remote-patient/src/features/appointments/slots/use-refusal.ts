import { useState } from 'react';
import { useQuery, type Failure, type RequestError } from '@praxis/sdk/data';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';
import { slotsQuery } from '../queries';
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

/** Keeps why a time was refused, with the nearest free ones where another time helps. */
export function useRefusal(doctorId: string, visitTypeId: string) {
  const [refused, setRefused] = useState<{ failure: Failure; startAt: string } | null>(null);
  const helps = refused !== null && isAboutTheTime(refused.failure);
  const { data, loading } = useQuery(
    slotsQuery,
    helps ? { params: { id: doctorId }, query: { ...around(refused.startAt), visitTypeId } } : null,
  );
  const looking = helps && loading && !data;
  const nearest = refused && data ? nearestSlots(data.items, refused.startAt) : [];
  const refusal: Refusal | null =
    refused && !looking ? { failure: refused.failure, nearest } : null;
  return {
    refusal,
    /** The time that could not be had. */
    refusedAt: refused?.startAt,
    /** The nearest times are on their way. */
    looking,
    clear: () => setRefused(null),
    /** @returns whether another time would help */
    refuse({ failure }: RequestError, startAt: string): boolean {
      setRefused({ failure, startAt });
      return isAboutTheTime(failure);
    },
  };
}

const isAboutTheTime = ({ code }: Failure): boolean => aboutTheTime.has(code ?? '');

function around(startAt: string): { from: string; to: string } {
  const on = localDateIn('UTC', Date.parse(startAt));
  return { from: addDays(on, -daysAround), to: addDays(on, daysAround) };
}
