import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Content type by file ending, and whether compressing such a file is worth it.
 * @type {Map<string, [type: string, compressible: boolean]>}
 */
const types = new Map([
  ['.html', ['text/html; charset=utf-8', true]],
  ['.js', ['text/javascript; charset=utf-8', true]],
  ['.mjs', ['text/javascript; charset=utf-8', true]],
  ['.css', ['text/css; charset=utf-8', true]],
  ['.json', ['application/json; charset=utf-8', true]],
  ['.map', ['application/json; charset=utf-8', true]],
  ['.webmanifest', ['application/manifest+json; charset=utf-8', true]],
  ['.svg', ['image/svg+xml', true]],
  ['.txt', ['text/plain; charset=utf-8', true]],
  ['.ico', ['image/x-icon', true]],
  ['.png', ['image/png', false]],
  ['.jpg', ['image/jpeg', false]],
  ['.jpeg', ['image/jpeg', false]],
  ['.webp', ['image/webp', false]],
  ['.gif', ['image/gif', false]],
  ['.woff2', ['font/woff2', false]],
  ['.woff', ['font/woff', false]],
  ['.wasm', ['application/wasm', true]],
  ['.pdf', ['application/pdf', false]],
]);

/** @param {string} pathname */
export const typeOf = (pathname) => types.get(path.posix.extname(pathname).toLowerCase());

/** @param {string} pathname */
export const contentTypeOf = (pathname) => typeOf(pathname)?.[0] ?? 'application/octet-stream';

/** @param {string} pathname */
export const isCompressible = (pathname) => typeOf(pathname)?.[1] === true;

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

/**
 * The file that an address stands for, or nothing when the address leaves the directory, names a
 * hidden file, or cannot be read as an address.
 * @param {string} directory absolute
 * @param {string} pathname percent-encoded
 */
export function locate(directory, pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  if (decoded.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const file = path.join(directory, decoded);
  return file.startsWith(path.resolve(directory) + path.sep) ? file : undefined;
}

/**
 * @param {string} file
 * @returns {Promise<import('node:fs').Stats | undefined>} nothing when it is not a file
 */
export async function statOf(file) {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
