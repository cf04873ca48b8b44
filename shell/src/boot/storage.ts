import { draftPrefix } from '@praxis/sdk';

type Where = 'localStorage' | 'sessionStorage';

/** All keys that the product uses in the browser's storage, except for drafts. */
export const storageKeys = {
  skin: 'praxis.skin',
  menuCollapsed: 'praxis.menuCollapsed',
  language: 'praxis.language',
  session: 'praxis.session',
  /** Address and hash of the session's last used manifest, in the session's storage: the early script prefetches it. */
  app: 'praxis.app',
  /** For the early script: the first file of the build that is cached, and whether the simulation is. */
  kept: 'praxis.kept',
  /** Apps that this tab has switched back to the regular version. */
  regular: 'praxis.regular',
  /** An override of an app's address for this browser. */
  override: 'praxis.override',
  /** An unfinished sign-up, password reset or invitation of this tab. */
  pendingFlow: 'praxis.pendingFlow',
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** Reads a value; null if there is none, or storage is blocked. */
export function readStored(key: Key, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (null). Fails silently if storage is full or blocked. */
export function store(key: Key, value: string | null, where: Where = 'localStorage'): void {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
  } catch {
    // Nothing depends on it: the user is asked again.
  }
}

/** Removes the unsent form drafts of this tab. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(draftPrefix)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

/** Assigns this tab's drafts to a user: another user who signs in after an expired session must not see them. */
export function assignDraftsTo(user: string): void {
  const key = `${draftPrefix}of`;
  try {
    const before = window.sessionStorage.getItem(key);
    if (before !== null && before !== user) dropDrafts();
    window.sessionStorage.setItem(key, user);
  } catch {
    // Blocked storage holds none.
  }
}
