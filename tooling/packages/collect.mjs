import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { importsOf, withImports } from './imports-of.mjs';
import { outputsOf, scriptOf } from './outputs-of.mjs';

/**
 * Files of a package, and the libraries that they import.
 * @typedef {{ outputs: import('./outputs-of.mjs').Output[], libraries: Set<string> }} Contents
 */

const endings = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx'];

const hasImports = /\.(m?js|d\.ts)$/;

/**
 * Collects some files of the workspace and, recursively, the files that they import. Import
 * specifiers get file extensions, which browsers and Node require.
 * @param {readonly string[]} entries
 * @returns {Promise<Contents>}
 */
export async function collect(entries) {
  const outputs = [];
  const libraries = new Set();
  const files = new Set(entries);
  for (const file of files) {
    for (const output of await outputsOf(file)) {
      if (typeof output.content === 'string' && hasImports.test(output.file)) {
        for (const { request } of importsOf(output.content, output.file)) {
          if (request.startsWith('.')) files.add(fileOf(file, request));
          // A declaration may import a library's own dependencies, which are installed with it.
          else if (isLibrary(request) && !output.file.endsWith('.d.ts'))
            libraries.add(packageOf(request));
        }
        output.content = withImports(output.content, output.file, (request) =>
          request.startsWith('.') ? withExtension(file, request) : request,
        );
      }
      outputs.push(output);
    }
  }
  return { outputs, libraries };
}

/**
 * Resolves a relative import to a file.
 * @param {string} from file that imports
 * @param {string} request
 */
function fileOf(from, request) {
  const base = path.resolve(path.dirname(from), request);
  const found = endings
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (!found) throw new Error(`${from} imports ${request}, which does not exist.`);
  return found;
}

/**
 * @param {string} from file that imports
 * @param {string} request
 */
function withExtension(from, request) {
  const to = path.relative(path.dirname(from), scriptOf(fileOf(from, request)));
  return to.startsWith('.') ? to : `./${to}`;
}

/** @param {string} request */
const isLibrary = (request) => !request.startsWith('node:');

/** @param {string} request */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
