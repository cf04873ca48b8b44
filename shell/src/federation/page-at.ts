import type { Navigation, PageManifest } from '@praxis/sdk';
import { matchRoutes } from '@praxis/sdk/router';

/** A page of a role app, at one of its addresses. */
export interface PageAt {
  page: PageManifest;
  /** The pattern that the address fits. */
  path: string;
}

/** The page at an address: of several patterns that fit, `/plans/new` goes before `/plans/:id`. */
export function pageAt({ pages }: Pick<Navigation, 'pages'>, pathname: string): PageAt | undefined {
  const addresses = pages.flatMap((page) => page.paths.map((path) => ({ page, path })));
  return matchRoutes(addresses, pathname)?.[0]?.route;
}
