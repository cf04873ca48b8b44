import { lookup } from 'mrmime';

/** @param {string} pathname */
export const typeOf = (pathname) => lookup(pathname);

/** @param {string} pathname */
export function contentTypeOf(pathname) {
  const type = typeOf(pathname) ?? 'application/octet-stream';
  return /^text\/|[/+]json$|\/javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Whether the build has put a hash of its content into a file's name: the same name is always the
 * same file.
 * @param {string} pathname
 */
export const isNamedByContent = (pathname) => /\.[0-9a-f]{12}\.[\w.]+$/.test(pathname);

/**
 * Files that are named after their content are kept for ever; all others are asked for each time,
 * so that a release shows at the next visit.
 * @param {string} pathname
 */
export const cacheControlOf = (pathname) =>
  isNamedByContent(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
