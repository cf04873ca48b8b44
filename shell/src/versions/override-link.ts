import { createWatched } from '../boot/watched';

/** What a link asked for, until somebody has answered: `doctor=http://localhost:3101/remote.json`. */
export const overrideLink = createWatched<string | null>(null);

/**
 * Takes the question of an override out of the address bar, whoever is signed in: a reload, a bookmark
 * or a copied address does not ask again, and nothing is done before somebody has agreed.
 */
export function takeOverrideLink(): void {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get('override');
  if (asked === null) return;
  address.searchParams.delete('override');
  // Whole: a path that begins with two slashes would name another computer.
  window.history.replaceState(window.history.state, '', address.href);
  overrideLink.set(asked);
}
