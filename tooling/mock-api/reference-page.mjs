import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lookup } from 'mrmime';
import { importTypeScript } from '../env/typescript.mjs';
import { rootDirectory } from '../workspace.mjs';

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/**
 * The files of the page by path, all served from here, so that the page works without a network.
 */
const files = new Map([
  ['/', path.join(import.meta.dirname, 'reference/index.html')],
  ['/reference/page.css', path.join(import.meta.dirname, 'reference/page.css')],
  ['/reference/page.js', path.join(import.meta.dirname, 'reference/page.js')],
  ['/reference/viewer.css', path.join(viewer, 'swagger-ui.css')],
  ['/reference/viewer.js', path.join(viewer, 'swagger-ui-bundle.js')],
]);

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** @typedef {{ type: string, body: string | Uint8Array, headers?: Record<string, string> }} PageFile */

/**
 * The page that shows the description of the API and calls it, signed in with a sample account.
 * @returns {Promise<(pathname: string) => Promise<PageFile | undefined>>}
 */
export async function referencePage() {
  const { practiceAccounts } = await importTypeScript(
    path.join(rootDirectory, 'contract/src/entities/practice-accounts.ts'),
  );
  return async (pathname) => {
    if (pathname === '/reference/accounts.json')
      return { type: 'application/json', body: JSON.stringify(practiceAccounts) };
    const file = files.get(pathname);
    if (!file) return undefined;
    return { type: lookup(file) ?? 'text/plain', body: await readFile(file), headers };
  };
}
