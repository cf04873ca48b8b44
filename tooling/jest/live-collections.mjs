import { createRequire } from 'node:module';

// The copy that the test environment is made of.
const requireOfJsdom = createRequire(
  createRequire(import.meta.resolve('jest-environment-jsdom')).resolve('jsdom'),
);

/** @typedef {{ namedItem(name: string): object | null }} CollectionImpl as jsdom keeps a live collection */

/** @type {{ implementation: { prototype: CollectionImpl } }} */
const { implementation } = requireOfJsdom('./jsdom/living/nodes/HTMLCollection-impl.js');

/** What every collection has: no element is found by such a name. */
const own = new Set(['length', 'item', 'namedItem', 'constructor']);

/**
 * jsdom looks through all elements of a live collection for one that is called "length" whenever its
 * length is asked for, and every selector asks for that. What a collection itself has is not looked for.
 */
export function quickenCollections() {
  const { prototype } = implementation;
  const { namedItem } = prototype;
  prototype.namedItem = function (name) {
    return own.has(name) ? null : namedItem.call(this, name);
  };
}
