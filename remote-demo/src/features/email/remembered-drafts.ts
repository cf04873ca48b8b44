/**
 * Ids of drafts that were first saved after their window had closed, by Back or for another page,
 * by key of the history entry: its address still says `compose=new`.
 */
const drafts = new Map<string, number>();

export function rememberDraft(historyKey: string, id: number): void {
  // The first one wins: the empty window that is shown until the draft is saved may become a draft,
  // too.
  if (!drafts.has(historyKey)) drafts.set(historyKey, id);
}

/** Id of the draft that was written at a history entry. */
export function rememberedDraft(historyKey: string): number | undefined {
  return drafts.get(historyKey);
}

/** Called when the session ends. */
export function forgetDrafts(): void {
  drafts.clear();
}
