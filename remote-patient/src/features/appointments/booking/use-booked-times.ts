import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/** A doctor's slot. */
type Time = { doctorId: string; startAt: string };

/**
 * Remembers the times booked in this tab. The steps of a booking stay in the browser history: going
 * back to one shows the other times, so that the same booking can't be sent again.
 */
export function useBookedTimes() {
  const { userData } = useIdentity();
  const storageKey = `${draftPrefix}booked.${userData.id}`;
  const keyOf = ({ doctorId, startAt }: Time) => `${doctorId} ${startAt}`;
  const read = (): unknown[] => {
    const stored = readDraft(storageKey);
    return Array.isArray(stored) ? stored : [];
  };
  return {
    has: (time: Time): boolean => read().includes(keyOf(time)),
    add: (time: Time): void => saveDraft(storageKey, [...read(), keyOf(time)]),
    /** For a time whose appointment was canceled and that is selected again. */
    remove(time: Time): void {
      const others = read().filter((key) => key !== keyOf(time));
      if (others.length > 0) saveDraft(storageKey, others);
      else dropDraft(storageKey);
    },
  };
}
