import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

let registered = false;

/**
 * Loads a TypeScript module of the workspace into this process, so that scripts read the product's
 * own tables and never repeat them.
 * @param {string} file absolute
 * @returns {Promise<Record<string, unknown>>} what it exports
 */
export function importTypeScript(file) {
  if (!registered) {
    register(new URL('./typescript-hooks.mjs', import.meta.url));
    registered = true;
  }
  return import(pathToFileURL(file).href);
}
