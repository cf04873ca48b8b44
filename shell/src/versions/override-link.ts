import { createWatched } from '../boot/watched';

/** The override of a link, until the user has decided: `doctor=http://localhost:3101/remote.json`. */
export const overrideLink = createWatched<string | null>(null);

/**
 * Moves the override parameter from the address bar to `overrideLink`, so that a reload, a bookmark or a
 * copied address does not ask again. Nothing is loaded before the user confirms.
 */
export function takeOverrideLink(): void {
  const address = new URL(window.location.href);
  const link = address.searchParams.get('override');
  if (link === null) return;
  address.searchParams.delete('override');
  // The full URL: a path that starts with two slashes would name another host.
  window.history.replaceState(window.history.state, '', address.href);
  overrideLink.set(link);
}
