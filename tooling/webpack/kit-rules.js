import { entryFile, entryNames } from '../kit/kit-program.mjs';
import path from 'node:path';

const loader = (/** @type {string} */ name) => path.join(import.meta.dirname, name);
const iconsFile = path.join(import.meta.dirname, '../kit/product-icons.mjs');

/**
 * What the pages that document the kit import: the text of a file (`./kinds.example?source`), the
 * props of an entry's components, and the icons that the product uses.
 */
export const kitRules = [
  { resourceQuery: /^\?source$/, type: 'asset/source' },
  { resourceQuery: /^\?props$/, loader: loader('props-loader.js') },
  { resourceQuery: /^\?icons$/, loader: loader('icons-loader.js') },
];

/** `@praxis/sdk-props/ui/page`: what a package exports takes no query. */
export const kitAliases = {
  ...Object.fromEntries(
    entryNames().map((name) => [`@praxis/sdk-props/${name}$`, `${entryFile(name)}?props`]),
  ),
  '@praxis/product-icons$': `${iconsFile}?icons`,
};
