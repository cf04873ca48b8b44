import { draftPrefix } from '@praxis/sdk';
import { readDraft, saveDraft } from '@praxis/sdk/drafts';

/** Number of recent pages on offer. */
const maxRecent = 4;

const keyOf = (person: string | number) => `${draftPrefix}demo-search.${person}`;

/**
 * Paths of the pages that the user recently opened by search in this tab, latest first; cleared
 * with the session.
 */
export function recentPages(person: string | number): readonly string[] {
  const stored = readDraft(keyOf(person));
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

export function addRecentPage(person: string | number, path: string): void {
  const others = recentPages(person).filter((one) => one !== path);
  saveDraft(keyOf(person), [path, ...others].slice(0, maxRecent));
}
