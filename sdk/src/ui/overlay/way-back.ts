import { useLocation } from 'react-router-dom';
import { useNavigate } from '../../router/use-navigate';

/** Which part of a record's drawer is shown, in the address; it says nothing about the list. */
export const sectionParameter = 'section';

/** The list's own part of an address's search. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(sectionParameter);
  const kept = params.toString();
  return kept === '' ? '' : `?${kept}`;
}

/**
 * How many entries of the history lie between a record over its list and that list, with nothing but
 * other records of it in between; null where it was not come from, or the browser does not say.
 */
export function stepsBackTo(pathname: string, search: string): number | null {
  if (!('navigation' in window)) return null;
  const entries = window.navigation.entries();
  const here = window.navigation.currentEntry?.index ?? 0;
  for (let at = here - 1; at >= 0; at -= 1) {
    const url = new URL(entries[at]?.url ?? '', window.location.href);
    if (url.pathname === pathname) return listSearch(url.search) === search ? here - at : null;
    if (!url.pathname.startsWith(`${pathname}/`)) return null;
  }
  return null;
}

/**
 * Closes what stands over a list at an address of its own. It goes back to the list where that is
 * where one came from, so that Back does not open it again.
 */
export function useWayBack(closeTo: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const search = listSearch(location.search);
    const steps = stepsBackTo(closeTo, search);
    if (steps) void navigate(-steps);
    else void navigate({ pathname: closeTo, search }, { preventScrollReset: true, replace: true });
  };
}
