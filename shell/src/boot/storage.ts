import { draftPrefix } from '@praxis/sdk';

type Where = 'localStorage' | 'sessionStorage';

/** The only keys that the product keeps in the browser's storage. */
export const storageKeys = {
  skin: 'praxis.skin',
  menuCollapsed: 'praxis.menuCollapsed',
  language: 'praxis.language',
  session: 'praxis.session',
  /** Where the manifest of the session's last app was, beside it: the early script asks for it at once. */
  app: 'praxis.app',
  /** Which build an earlier visit brought files of, by the first of them, and which: for the early script. */
  kept: 'praxis.kept',
  /** Apps whose regular version this tab went back to. */
  regular: 'praxis.regular',
  /** An app's address that a person chose for this browser. */
  override: 'praxis.override',
  /** Not finished in this tab: signing up, choosing a new password, joining a team. */
  pendingFlow: 'praxis.pendingFlow',
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** Reads a value; null where there is none, or storage is blocked. */
export function readStored(key: Key, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or removes it (null). Full or blocked storage: the product goes on without. */
export function store(key: Key, value: string | null, where: Where = 'localStorage'): void {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
  } catch {
    // Nothing depends on it: what cannot be kept is asked for again.
  }
}

/** Removes what pages kept in this tab of what was entered and not sent. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(draftPrefix)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

/** Whose what pages kept is: who signs in after somebody else, whose session had ended, finds none of it. */
export function giveDraftsTo(person: string): void {
  const key = `${draftPrefix}of`;
  try {
    const before = window.sessionStorage.getItem(key);
    if (before !== null && before !== person) dropDrafts();
    window.sessionStorage.setItem(key, person);
  } catch {
    // Blocked storage holds none.
  }
}
