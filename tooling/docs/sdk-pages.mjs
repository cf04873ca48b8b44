import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { programOf } from '../kit/kit-program.mjs';
import { rootDirectory } from '../workspace.mjs';
import { declaredIn } from './declared.mjs';
import { escaped } from './markdown-text.mjs';

/** @typedef {{ params: { entry: string, title: string }, content: string }} Page */

const sdk = path.join(rootDirectory, 'sdk');

/**
 * The sdk's reference: one page for each entry that apps import, with all of its exports.
 * @returns {Page[]}
 */
export const sdkPages = () =>
  sdkExports().map(({ name, exported }) => ({
    params: {
      entry: name === '.' ? 'sdk' : name.slice(2).replaceAll('/', '-'),
      title: path.posix.join('@praxis/sdk', name),
    },
    content: exported
      .map(({ name: title, text, code }) =>
        [`## ${title}`, escaped(text), `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean).join('\n\n'),
      )
      .join('\n\n'),
  }));

/** @typedef {{ name: string, exported: import('./declared.mjs').Declared[] }} Entry */

/** Exports of the entries, read once. */
export const sdkExports = () => (entries ??= readExports());

/** @type {Entry[] | undefined} */
let entries;

/** @returns {Entry[]} */
function readExports() {
  const found = entriesOfSdk();
  const program = programOf(found.map(({ file }) => file));
  return found.map(({ name, file }) => ({ name, exported: declaredIn(program, file) }));
}

/**
 * The entries in `exports` of the sdk's package.json, with patterns expanded to files.
 * @returns {{ name: string, file: string }[]}
 */
function entriesOfSdk() {
  const { exports } = JSON.parse(readFileSync(path.join(sdk, 'package.json'), 'utf8'));
  const opened = Object.entries(/** @type {Record<string, unknown>} */ (exports)).flatMap(
    ([name, target]) => {
      const file = sourceOf(target);
      if (!file) return [];
      if (!name.includes('*')) return [{ name, file: path.join(sdk, file) }];
      const [directory = '', ending = ''] = file.split('*');
      return readdirSync(path.join(sdk, directory))
        .filter((found) => found.endsWith(ending) && !/\.test\.|\.d\.ts$/.test(found))
        .map((found) => ({
          name: name.replace('*', found.slice(0, -ending.length)),
          file: path.join(sdk, directory, found),
        }))
        .filter(({ name: found }) => name !== './ui/*' || found !== './ui/index');
    },
  );
  return [...new Map(opened.map((entry) => [entry.name, entry])).values()];
}

/** The file of an entry; if it has several conditions, the source. */
function sourceOf(/** @type {unknown} */ target) {
  if (typeof target === 'string') return /\.tsx?$/.test(target) ? target : undefined;
  const files = Object.values(/** @type {Record<string, unknown>} */ (target ?? {}));
  return /** @type {string | undefined} */ (
    files.find((file) => typeof file === 'string' && /\/src\/.*\.tsx?$/.test(file))
  );
}
