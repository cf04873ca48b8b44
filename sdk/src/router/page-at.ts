import { matchRoutes } from 'react-router-dom';
import type { Navigation, PageManifest } from '../manifest';

/** A page of a role app, at one of its addresses. */
export interface PageAt {
  page: PageManifest;
  /** The pattern that the address fits. */
  path: string;
}

/** An app's addresses, made ready once: with every press several places ask for the page in sight. */
interface Addresses {
  all: readonly PageAt[];
  /** Each by its pattern, which is the address itself where it has no parameters. */
  byPattern: ReadonlyMap<string, PageAt>;
  last: { pathname: string; found: PageAt | undefined } | null;
}

const known = new WeakMap<readonly PageManifest[], Addresses>();

/** The page at an address: of several patterns that fit, `/plans/new` goes before `/plans/:id`. */
export function pageAt({ pages }: Pick<Navigation, 'pages'>, pathname: string): PageAt | undefined {
  const addresses = addressesOf(pages);
  if (addresses.last?.pathname !== pathname)
    addresses.last = { pathname, found: find(addresses, pathname) };
  return addresses.last?.found;
}

function addressesOf(pages: readonly PageManifest[]): Addresses {
  const ready = known.get(pages);
  if (ready) return ready;
  const all = pages.flatMap((page) => page.paths.map((path) => ({ page, path })));
  // Of two pages at one address the first is shown.
  const byPattern = new Map([...all].reverse().map((address) => [address.path, address]));
  const made: Addresses = { all, byPattern, last: null };
  known.set(pages, made);
  return made;
}

/** The router ranks and compares every pattern: 80 of them take a slow phone longer than a frame. */
function find({ all, byPattern }: Addresses, pathname: string): PageAt | undefined {
  return byPattern.get(pathname) ?? matchRoutes([...all], pathname)?.[0]?.route;
}
