import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLanguage, type Navigation } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { hasNavigated } from '../public/address';

/**
 * Updates document title and focus on navigation: focusing the page makes screen readers announce it.
 * The initial page load does not move the focus.
 */
export function useRouteFocus(
  pathname: string,
  navigation: Navigation | null,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement | null>(null);
  const language = useLanguage();
  const page = navigation ? pageAt(navigation, pathname)?.page : undefined;
  const title = page?.title[language];
  // One page may have several addresses: a record drawer over its list takes the focus itself.
  const place = page?.paths[0] ?? pathname;
  const previous = useRef({ pathname, place });

  // A layout effect: a page that sets its record's title does so in a later effect.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Praxis`;
  }, [title]);

  useEffect(() => {
    if (hasNavigated()) main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, place };
    if (before.pathname === pathname || before.place === place) return;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname, place]);

  return main;
}
