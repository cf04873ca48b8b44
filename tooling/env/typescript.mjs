import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

let registered = false;

/**
 * Imports a TypeScript module of the workspace into this process, so that scripts can use the
 * product's own tables instead of copies.
 * @param {string} file absolute
 * @param {string} [version] of the file, if it may have changed since it was imported last
 * @returns {Promise<Record<string, unknown>>} what it exports
 */
export function importTypeScript(file, version) {
  if (!registered) {
    register(new URL('./typescript-hooks.mjs', import.meta.url));
    registered = true;
  }
  const { href } = pathToFileURL(file);
  return import(version ? `${href}?${version}` : href);
}
