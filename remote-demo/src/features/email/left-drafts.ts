/**
 * Drafts that were kept once their window had gone, with Back or to another page: the address of the
 * window still says a new email. By the key of their place in the history.
 */
const drafts = new Map<string, number>();

export function leaveDraft(place: string, id: number): void {
  // What was left first: the window that stood empty until that was kept may be left with a letter, too.
  if (!drafts.has(place)) drafts.set(place, id);
}

/** The draft that what was written at a place has become. */
export function draftLeftAt(place: string): number | undefined {
  return drafts.get(place);
}

/** The session ends. */
export function forgetDrafts(): void {
  drafts.clear();
}
