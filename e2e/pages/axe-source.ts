import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDirectory } from '../../tooling/workspace.mjs';

const requireHere = createRequire(path.join(rootDirectory, 'e2e/package.json'));

/** The minified build: every checked page parses all of it, which takes half the time. */
const source = readFileSync(requireHere.resolve('axe-core/axe.min.js'), 'utf8');

/** Replaces a weak map of private fields: each object holds its own value. */
const fields = `class {
  constructor() { this.key = Symbol(); }
  get(owner) { return owner[this.key]; }
  set(owner, value) { owner[this.key] = value; return this; }
  has(owner) { return this.key in owner; }
  add(owner) { return this.set(owner, true); }
}`;

/**
 * Script that installs axe in a page. Its build targets browsers without private fields and keeps
 * those of each color in seven weak maps, which take a fifth of a check. Only the weak maps created
 * while the script loads are replaced; later ones, of the page's elements, stay.
 */
export const axeSource = `(() => {
  let WeakMap = ${fields};
  let WeakSet = WeakMap;
  ${source}
  ({ WeakMap, WeakSet } = window);
})();`;
