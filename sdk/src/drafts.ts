/**
 * What was entered and not sent yet. It lives in this tab's `sessionStorage`, under a key of one
 * person that begins with `draftPrefix`, and nowhere else: no address, no log, no storage of the device.
 * It goes when the session ends.
 *
 * @returns null where there is none, or what is there is damaged. It may be of an older release: judge it.
 */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage that is damaged or closed to us: one begins anew.
    return null;
  }
}

/** Keeps it over a reload and the way to another page. */
export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage that is full or closed to us: the page works, and does not survive a reload.
  }
}

/** It was sent, or is given up. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is closed to us holds no draft.
  }
}
