/**
 * Reads a draft: user input that was not sent yet. Drafts are stored only in this tab's `sessionStorage`,
 * under a key per user that begins with `draftPrefix`, never in an address or a log. They are deleted when
 * the session ends.
 *
 * @returns null if there is none or it is damaged. It may have been written by an older release: validate it.
 */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is damaged or blocked: start without a draft.
    return null;
  }
}

/** Stores a draft, so that it survives a reload and navigation. */
export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft does not survive a reload.
  }
}

/** Deletes a draft that was sent or discarded. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has no draft.
  }
}
