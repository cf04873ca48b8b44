import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/** A time of a doctor's. */
type Time = { doctorId: string; startAt: string };

/**
 * The times that were booked in this tab. The steps of a booking stay in the browser's history: who
 * comes back to one finds the other times, and can't send the same booking again.
 */
export function useBookedTimes() {
  const { userData } = useIdentity();
  const storageKey = `${draftPrefix}booked.${userData.id}`;
  const keyOf = ({ doctorId, startAt }: Time) => `${doctorId} ${startAt}`;
  const read = (): unknown[] => {
    const kept = readDraft(storageKey);
    return Array.isArray(kept) ? kept : [];
  };
  return {
    has: (time: Time): boolean => read().includes(keyOf(time)),
    add: (time: Time): void => saveDraft(storageKey, [...read(), keyOf(time)]),
    /** It is chosen again: its appointment was canceled meanwhile. */
    remove(time: Time): void {
      const others = read().filter((key) => key !== keyOf(time));
      if (others.length > 0) saveDraft(storageKey, others);
      else dropDraft(storageKey);
    },
  };
}
