import { useEffect, useState } from 'react';
import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/**
 * The reason typed while booking. A reload keeps it like the other choices; leaving the page,
 * booking or signing out drops it.
 *
 * @param restore whether a time was already chosen: the page was reloaded, not opened by a link
 */
export function useReason(restore: boolean): [reason: string, change: (reason: string) => void] {
  const { userData } = useIdentity();
  const key = `${draftPrefix}booking.${userData.id}`;
  const [reason, setReason] = useState(() => (restore ? textOf(readDraft(key)) : ''));
  useEffect(() => {
    if (reason === '') dropDraft(key);
    else saveDraft(key, reason);
  }, [key, reason]);
  // Cleanup doesn't run on a reload.
  useEffect(() => () => dropDraft(key), [key]);
  return [reason, setReason];
}

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');
