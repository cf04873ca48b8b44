import { lookup } from 'mrmime';
import { isNamedByContent } from './named-by-content.mjs';

/** @param {string} pathname */
export const typeOf = (pathname) => lookup(pathname);

/** @param {string} pathname */
export function contentTypeOf(pathname) {
  const type = typeOf(pathname) ?? 'application/octet-stream';
  return /^text\/|[/+]json$|\/javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Files that are named after their content are kept for ever; all others are asked for each time,
 * so that a release shows at the next visit.
 * @param {string} pathname
 */
export const cacheControlOf = (pathname) =>
  isNamedByContent(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
