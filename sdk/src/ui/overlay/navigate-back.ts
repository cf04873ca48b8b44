import { useLocation } from 'react-router-dom';
import { useNavigate } from '../../router/use-navigate';

/** Search parameter of the drawer's section; it does not belong to the list. */
export const sectionParameter = 'section';

/** Returns the search parameters that belong to the list. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(sectionParameter);
  const kept = params.toString();
  return kept === '' ? '' : `?${kept}`;
}

/**
 * Counts the history entries back to the list, across other records of that list; null if the user did
 * not come from the list, or the browser lacks the Navigation API.
 */
export function stepsBackTo(pathname: string, search: string): number | null {
  if (!('navigation' in window)) return null;
  const entries = window.navigation.entries();
  const current = window.navigation.currentEntry?.index ?? 0;
  for (let index = current - 1; index >= 0; index -= 1) {
    const url = new URL(entries[index]?.url ?? '', window.location.href);
    if (url.pathname === pathname)
      return listSearch(url.search) === search ? current - index : null;
    if (!url.pathname.startsWith(`${pathname}/`)) return null;
  }
  return null;
}

/**
 * Returns a function that closes a drawer with its own address. It goes back in the history if the user
 * came from the list, so that Back does not reopen the drawer.
 */
export function useNavigateBack(closeTo: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const search = listSearch(location.search);
    const steps = stepsBackTo(closeTo, search);
    if (steps) void navigate(-steps);
    else void navigate({ pathname: closeTo, search }, { preventScrollReset: true, replace: true });
  };
}
