import { draftPrefix } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

const key = `${draftPrefix}demo.reset`;

/** A code that was asked for in this tab. */
export interface PendingReset {
  email: string;
  /** From when on another one can be asked for; an instant. */
  resendAt: string;
}

/** What was asked for; null where nothing was, or storage is blocked. */
export function readPendingReset(): PendingReset | null {
  return readDraft(key) as PendingReset | null;
}

/** Keeps it over a reload, or forgets it (null). */
export function savePendingReset(pending: PendingReset | null): void {
  if (pending === null) dropDraft(key);
  else saveDraft(key, pending);
}
