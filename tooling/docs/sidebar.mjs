import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** @typedef {{ text: string, link: string }} Item */
/** @typedef {{ text: string, items: Item[] }} Group */

/**
 * The site's menu: the links of the index of docs, grouped by its headings. A page appears in it
 * once the index lists it.
 * @param {string} [index] the text of `docs/README.md`
 * @returns {Group[]}
 */
export function sidebarGroups(
  index = readFileSync(path.join(rootDirectory, 'docs/README.md'), 'utf8'),
) {
  return index
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      text: section.split('\n')[0]?.trim() ?? '',
      items: [...section.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\.md\)/gm)].map(
        ([, text = '', page = '']) => ({ text, link: `/${page.replace(/\/index$/, '/')}` }),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
