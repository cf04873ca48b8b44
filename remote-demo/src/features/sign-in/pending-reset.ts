import { draftPrefix } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

const key = `${draftPrefix}demo.reset`;

/** Password reset that was requested in this tab. */
export interface PendingReset {
  email: string;
  /** Instant from which another code can be requested. */
  resendAt: string;
}

/** Reads the pending reset; null if there is none, or if storage is blocked. */
export function readPendingReset(): PendingReset | null {
  return readDraft(key) as PendingReset | null;
}

/** Stores the pending reset, so that it survives a reload, or removes it (null). */
export function savePendingReset(pending: PendingReset | null): void {
  if (pending === null) dropDraft(key);
  else saveDraft(key, pending);
}
