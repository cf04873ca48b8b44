import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLanguage, type Navigation } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import { hasMoved } from '../public/address';

/**
 * Title and focus follow the route: the tab names the page, and the page takes the focus, so that
 * somebody who does not see it hears where they are. The page that was loaded leaves the focus alone.
 */
export function useRouteFocus(
  pathname: string,
  navigation: Navigation | null,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement | null>(null);
  const language = useLanguage();
  const page = navigation ? pageAt(navigation, pathname)?.page : undefined;
  const title = page?.title[language];
  // One page may have several addresses: a record that opens over its list takes the focus itself.
  const place = page?.paths[0] ?? pathname;
  const previous = useRef({ pathname, place });

  // A page that knows its record names it in an effect of its own, which comes after this one.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Praxis`;
  }, [title]);

  useEffect(() => {
    if (hasMoved()) main.current?.focus({ preventScroll: true });
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
