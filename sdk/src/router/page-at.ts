import { matchRoutes } from 'react-router-dom';
import type { Navigation, PageManifest } from '../manifest';

/** A page of a role app, at one of its addresses. */
export interface PageAt {
  page: PageManifest;
  /** The matching pattern. */
  path: string;
}

/** Index of an app's addresses: several components look up the current page on every navigation. */
interface Addresses {
  all: readonly PageAt[];
  /** By pattern, which equals the address if it has no parameters. */
  byPattern: ReadonlyMap<string, PageAt>;
  last: { pathname: string; found: PageAt | undefined } | null;
}

const known = new WeakMap<readonly PageManifest[], Addresses>();

/** Finds the page at an address. Of several matching patterns, `/plans/new` wins over `/plans/:id`. */
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
  // The first of two pages at the same address wins.
  const byPattern = new Map([...all].reverse().map((address) => [address.path, address]));
  const made: Addresses = { all, byPattern, last: null };
  known.set(pages, made);
  return made;
}

/**
 * Skips `matchRoutes` where possible: it ranks every pattern, and 80 of them take longer than a frame on a
 * slow phone.
 */
function find({ all, byPattern }: Addresses, pathname: string): PageAt | undefined {
  return byPattern.get(pathname) ?? matchRoutes([...all], pathname)?.[0]?.route;
}
