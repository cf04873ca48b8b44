import { useEffect, useState } from 'react';
import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/**
 * The reason that is typed while booking. A reload keeps it with the other choices; leaving the
 * page, booking, or signing out drops it.
 *
 * @param goesOn a time was chosen before: the page comes from a reload, not from a link to it
 */
export function useReason(goesOn: boolean): [reason: string, change: (reason: string) => void] {
  const { userData } = useIdentity();
  const key = `${draftPrefix}booking.${userData.id}`;
  const [reason, setReason] = useState(() => (goesOn ? textOf(readDraft(key)) : ''));
  useEffect(() => {
    if (reason === '') dropDraft(key);
    else saveDraft(key, reason);
  }, [key, reason]);
  // A reload runs no cleanup.
  useEffect(() => () => dropDraft(key), [key]);
  return [reason, setReason];
}

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');
