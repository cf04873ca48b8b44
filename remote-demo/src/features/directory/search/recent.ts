import { draftPrefix } from '@praxis/sdk';

/** How many pages that were found lately are offered again. */
const atMost = 4;

const keyOf = (person: string | number) => `${draftPrefix}demo-search.${person}`;

/** The pages that somebody found lately in this tab, the last first; forgotten with the session. */
export function recentPages(person: string | number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

export function addRecentPage(person: string | number, path: string): void {
  const others = recentPages(person).filter((one) => one !== path);
  try {
    sessionStorage.setItem(keyOf(person), JSON.stringify([path, ...others].slice(0, atMost)));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}
