import { useEffect, useRef, type RefObject } from 'react';
import { matchPath } from '@praxis/sdk/router';
import { useLanguage, type PublishedManifest } from '@praxis/sdk';

/**
 * Title and focus follow the route: the tab names the page, and the page takes the focus, so that
 * somebody who does not see it hears where they are. The first page leaves the focus alone.
 */
export function useRouteFocus(
  pathname: string,
  manifest: PublishedManifest | null,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement | null>(null);
  const language = useLanguage();
  const previous = useRef(pathname);

  useEffect(() => {
    const route = manifest?.routes.find(({ path }) => matchPath({ path, end: true }, pathname));
    if (route) document.title = `${route.title[language]} · Praxis`;
  }, [pathname, manifest, language]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
