import { draftPrefix } from '@praxis/sdk';
import { readDraft, saveDraft } from '@praxis/sdk/drafts';

/** How many pages that were found lately are offered again. */
const atMost = 4;

const keyOf = (person: string | number) => `${draftPrefix}demo-search.${person}`;

/** The pages that somebody found lately in this tab, the last first; forgotten with the session. */
export function recentPages(person: string | number): readonly string[] {
  const kept = readDraft(keyOf(person));
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
}

export function addRecentPage(person: string | number, path: string): void {
  const others = recentPages(person).filter((one) => one !== path);
  saveDraft(keyOf(person), [path, ...others].slice(0, atMost));
}
