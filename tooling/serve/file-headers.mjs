import { lookup } from 'mrmime';
import { hasContentHash } from './content-hash.mjs';

/** @param {string} pathname */
export const typeOf = (pathname) => lookup(pathname);

/** @param {string} pathname */
export function contentTypeOf(pathname) {
  const type = typeOf(pathname) ?? 'application/octet-stream';
  return /^text\/|[/+]json$|\/javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Files with a content hash in their names are cached forever; all others are revalidated on every
 * request, so that a release is visible at the next visit.
 * @param {string} pathname
 */
export const cacheControlOf = (pathname) =>
  hasContentHash(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
