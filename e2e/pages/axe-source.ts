import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDirectory } from '../../tooling/workspace.mjs';

const requireHere = createRequire(path.join(rootDirectory, 'e2e/package.json'));

/** The short build of axe: every page that is checked reads all of it, and the long one twice as long. */
const source = readFileSync(requireHere.resolve('axe-core/axe.min.js'), 'utf8');

/** In the place of a weak map that holds a private field of the objects of a class: each object holds it. */
const fields = `class {
  constructor() { this.key = Symbol(); }
  get(owner) { return owner[this.key]; }
  set(owner, value) { owner[this.key] = value; return this; }
  has(owner) { return this.key in owner; }
  add(owner) { return this.set(owner, true); }
}`;

/**
 * What a page runs to have axe. It is compiled for browsers that know no private fields and keeps those
 * of each color in seven weak maps, which is a fifth of a check. Those are made while it is read;
 * what it makes later, of the page's elements, is a weak map.
 */
export const axeSource = `(() => {
  let WeakMap = ${fields};
  let WeakSet = WeakMap;
  ${source}
  ({ WeakMap, WeakSet } = window);
})();`;
