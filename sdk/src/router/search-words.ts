import { readDraft, saveDraft } from '../drafts';
import { draftPrefix } from '../session';
import type { Router } from './use-address';

/**
 * Query parameter with a key in place of a private search text, which may be a patient's name: addresses stay
 * in the browser's history and in logs. The text is stored in this tab until the session ends.
 */
export const searchParameter = 'search';

/** Query parameter with the search text itself, in public lists and old links to private ones. */
export const wordsParameter = 'q';

/** Search texts by key, the newest last. */
type Searches = readonly (readonly [key: string, words: string])[];

const storageKey = `${draftPrefix}searches`;
/** Maximum number of stored searches. Back to an evicted one shows the list without a search. */
const maxSearches = 200;

/** Fallback for full or blocked storage, until the page unloads. */
const unsaved = new WeakMap<Router, Searches>();

function read(router: Router): Searches {
  const kept = unsaved.get(router) ?? readDraft(storageKey);
  return Array.isArray(kept) ? kept.filter(isSearch) : [];
}

const isSearch = (one: unknown): one is Searches[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

/** Returns the key of a search text: stable for the same text, random to anybody else. */
export function keyOfWords(router: Router, words: string): string {
  const before = read(router);
  const known = before.find(([, kept]) => kept === words)?.[0];
  const key = known ?? newKey();
  const next = [...before.filter(([other]) => other !== key), [key, words] as const].slice(
    -maxSearches,
  );
  saveDraft(storageKey, next);
  const isSaved = JSON.stringify(readDraft(storageKey)) === JSON.stringify(next);
  if (isSaved) unsaved.delete(router);
  else unsaved.set(router, next);
  return key;
}

/** Returns the search text of an address; empty if this tab does not know its key. */
export function wordsAt(router: Router, params: URLSearchParams): string {
  const key = params.get(searchParameter);
  return params.get(wordsParameter) ?? read(router).find(([kept]) => kept === key)?.[1] ?? '';
}

/** Returns the parameters without plain text and unknown keys; null if there is nothing to change. */
export function normalized(router: Router, params: URLSearchParams): URLSearchParams | null {
  const words = wordsAt(router, params);
  if (!params.has(wordsParameter) && (words !== '' || !params.has(searchParameter))) return null;
  return withWords(router, params, words);
}

/** Returns the parameters with a search text. */
export function withWords(router: Router, params: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(wordsParameter);
  next.delete(searchParameter);
  if (words !== '') next.append(searchParameter, keyOfWords(router, words));
  return next;
}

const letters = '0123456789abcdefghijklmnopqrstuv';

function newKey(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => letters[byte % letters.length],
  ).join('');
}
