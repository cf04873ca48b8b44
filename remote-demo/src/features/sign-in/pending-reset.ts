import { draftPrefix } from '@praxis/sdk';

const key = `${draftPrefix}demo.reset`;

/** A code that was asked for in this tab. */
export interface PendingReset {
  email: string;
  /** From when on another one can be asked for; an instant. */
  resendAt: string;
}

/** What was asked for; null where nothing was, or storage is blocked. */
export function readPendingReset(): PendingReset | null {
  try {
    const { email, resendAt } = JSON.parse(
      window.sessionStorage.getItem(key) ?? 'null',
    ) as PendingReset;
    return { email, resendAt };
  } catch {
    return null;
  }
}

/** Keeps it over a reload, or forgets it (null). */
export function savePendingReset(pending: PendingReset | null): void {
  try {
    if (pending === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // Blocked storage: the next page asks for the email.
  }
}
