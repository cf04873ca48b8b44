import { createRequire } from 'node:module';

// The copy of jsdom that the test environment uses.
const requireOfJsdom = createRequire(
  createRequire(import.meta.resolve('jest-environment-jsdom')).resolve('jsdom'),
);

/** @typedef {{ namedItem(name: string): object | null }} CollectionImpl jsdom's implementation of a live collection */

/** @type {{ implementation: { prototype: CollectionImpl } }} */
const { implementation } = requireOfJsdom('./jsdom/living/nodes/HTMLCollection-impl.js');

/** Members of every collection: no element is looked up by these names. */
const own = new Set(['length', 'item', 'namedItem', 'constructor']);

/**
 * Speeds up jsdom's live collections. Whenever a collection's length is read, which every selector
 * does, jsdom searches all of its elements for one named "length". This skips the search for the
 * collection's own members.
 */
export function speedUpCollections() {
  const { prototype } = implementation;
  const { namedItem } = prototype;
  prototype.namedItem = function (name) {
    return own.has(name) ? null : namedItem.call(this, name);
  };
}
