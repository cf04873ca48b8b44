import { readDraft, saveDraft } from '../drafts';
import { draftPrefix } from '../session';
import type { Router } from './use-address';

/**
 * Stands in an address for words that somebody looked for. They may be a patient's name, and an address
 * stays in the browser's history and in logs: the words stay in this tab, and go when the session ends.
 */
export const searchParameter = 'search';

/** Where a public list has its words themselves, and an old link to a private one. */
export const wordsParameter = 'q';

/** Words by their keys, the newest last. */
type Searches = readonly (readonly [key: string, words: string])[];

const storageKey = `${draftPrefix}searches`;
/** What was looked for longer ago is forgotten: Back shows its list without a search then. */
const most = 200;

/** Where storage is full or closed to us: as long as the page is there. */
const unsaved = new WeakMap<Router, Searches>();

function read(router: Router): Searches {
  const kept = unsaved.get(router) ?? readDraft(storageKey);
  return Array.isArray(kept) ? kept.filter(isSearch) : [];
}

const isSearch = (one: unknown): one is Searches[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

/** The key of words: the same for the same words, and nobody else can tell them from it. */
export function keyOfWords(router: Router, words: string): string {
  const before = read(router);
  const known = before.find(([, kept]) => kept === words)?.[0];
  const key = known ?? newKey();
  const next = [...before.filter(([other]) => other !== key), [key, words] as const].slice(-most);
  saveDraft(storageKey, next);
  const isSaved = JSON.stringify(readDraft(storageKey)) === JSON.stringify(next);
  if (isSaved) unsaved.delete(router);
  else unsaved.set(router, next);
  return key;
}

/** What a private list is searched for at an address; nothing where this tab doesn't know the key. */
export function wordsAt(router: Router, params: URLSearchParams): string {
  const key = params.get(searchParameter);
  return params.get(wordsParameter) ?? read(router).find(([kept]) => kept === key)?.[1] ?? '';
}

/** An address without words and without a key that nobody knows; null where it is so already. */
export function tidied(router: Router, params: URLSearchParams): URLSearchParams | null {
  const words = wordsAt(router, params);
  if (!params.has(wordsParameter) && (words !== '' || !params.has(searchParameter))) return null;
  return withWords(router, params, words);
}

/** An address at which a private list is searched for the words. */
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
