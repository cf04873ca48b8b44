import { entryFile, entryNames } from '../kit/kit-program.mjs';
import path from 'node:path';

const loader = (/** @type {string} */ name) => path.join(import.meta.dirname, name);
const iconsFile = path.join(import.meta.dirname, '../kit/product-icons.mjs');

/**
 * Loaders for the pages that document the kit: the source text of a file
 * (`./kinds.example?source`), the props of an entry's components, and the icons that the product
 * uses.
 */
export const kitRules = [
  { resourceQuery: /^\?source$/, type: 'asset/source' },
  { resourceQuery: /^\?props$/, loader: loader('props-loader.js') },
  { resourceQuery: /^\?icons$/, loader: loader('icons-loader.js') },
];

/** Aliases such as `@praxis/sdk-props/ui/page`, because a package's export cannot have a query. */
export const kitAliases = {
  ...Object.fromEntries(
    entryNames().map((name) => [`@praxis/sdk-props/${name}$`, `${entryFile(name)}?props`]),
  ),
  '@praxis/product-icons$': `${iconsFile}?icons`,
};
