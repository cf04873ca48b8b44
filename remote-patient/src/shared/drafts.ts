/**
 * What was entered and not sent yet. It lives in this tab's `sessionStorage`, under a key of one
 * person (`draftPrefix`), and nowhere else: no address, no log, no storage of the device.
 */

/** Null where there is none, or what is there is damaged. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage that is damaged or closed to us: one begins anew.
    return null;
  }
}

export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage that is full or closed to us: the page works, and does not survive a reload.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is closed to us holds no draft.
  }
}
