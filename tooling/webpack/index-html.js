import path from 'node:path';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { buildFactsOf } from '../manifest/build-facts.mjs';
import { filesOfChunk } from './chunk-files.js';
import { emitHashed } from './emit-hashed.js';

const isStyle = (file) => file.endsWith('.css');
const isScript = (file) => file.endsWith('.js');

/**
 * The shell's `index.html`. Of code that doesn't build, files are missing that the page would name. The
 * code is what is said to be wrong then, not what follows from it: nothing of that build is emitted.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} directory of the shell
 * @param {import('./early-files.js').EarlyFiles} earlyFiles
 */
export async function renderIndexHtml(compilation, directory, earlyFiles) {
  try {
    return await pageOf(compilation, directory, earlyFiles);
  } catch (error) {
    if (compilation.errors.length === 0) throw error;
    return '';
  }
}

/**
 * The skeleton for the first paint, the early script (skin, language, and the files that are needed,
 * asked for ahead), and the entry.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} directory of the shell
 * @param {import('./early-files.js').EarlyFiles} earlyFiles
 */
async function pageOf(compilation, directory, earlyFiles) {
  const read = (file, encoding = 'utf8') => {
    const document = path.join(directory, 'src/document', file);
    compilation.fileDependencies.add(document);
    return readFileSync(document, encoding);
  };
  const entryFiles = compilation.entrypoints.get('main').getFiles();
  const scripts = entryFiles.filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
  const styles = entryFiles.filter((file) => file.endsWith('.css'));
  const first = filesOfChunk(compilation, 'bootstrap').filter((file) => !entryFiles.includes(file));
  const known = new Set([...entryFiles, ...first]);
  const frame = filesOfChunk(compilation, 'app').filter((file) => !known.has(file));
  const compiled = (file) =>
    transformSync(read(file), {
      filename: file,
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2022',
        minify: { compress: true, mangle: true },
      },
      module: { type: 'es6' },
      minify: true,
    }).code;
  const files = {
    ...(await earlyFiles.describe(compilation, known)),
    dateTables: `/${emitHashed(compilation, 'date-tables', '.js', compiled('date-tables.ts'))}`,
    first: lastButOne(compilation, [...known]),
    frame: allButLargest(compilation, frame),
  };
  const early = compiled('trusted-types.ts') + compiled('arrivals.ts') + compiled('early.ts');
  const { version, build } = await buildFactsOf(directory);
  return (
    read('index.html')
      .replace('/*version*/', () => [version, build?.commit, build?.at].filter(Boolean).join(' '))
      // In the page itself: browsers ask for an icon's file anew whenever the address changes. Of dots:
      // an SVG would be parsed and laid out each time, on the thread that answers the press.
      .replace('/*icon*/', () => read('icon.png', 'base64'))
      .replace('/*styles*/', () => read('first-paint.css').replace(/\s+/g, ' '))
      .replace('/*early*/', () => early.replace('"__FILES__"', () => JSON.stringify(files)))
      .replace('<!--assets-->', () =>
        [
          ...[...styles, ...first.filter(isStyle)].map(
            (file) => `<link rel="stylesheet" href="/${file}">`,
          ),
          // Scripts that nothing waits for would come last otherwise, and everything waits for these.
          ...scripts.map((file) => `<script defer fetchpriority="high" src="/${file}"></script>`),
          // Their modules run when the entry asks for them.
          ...first
            .filter(isScript)
            .map((file) => `<script async fetchpriority="high" src="/${file}"></script>`),
        ].join('\n    '),
      )
  );
}

/**
 * By this the early script tells what an earlier visit brought. Files that share the line come in the
 * order of their sizes: when it has come, only the largest is still on its way.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
function lastButOne(compilation, files) {
  const { file } = bySize(compilation, files).at(-2) ?? {};
  return file === undefined ? [] : [`/${file}`];
}

/**
 * When all of these have come, with the page's own, which are small, the next wave is asked for: about as
 * much is missing of the largest then as the line brings until the wave's first bytes are there.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
const allButLargest = (compilation, files) =>
  bySize(compilation, files)
    .slice(0, -1)
    .map(({ file }) => `/${file}`);

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
const bySize = (compilation, files) =>
  files
    .filter(isScript)
    .map((file) => ({ file, size: compilation.getAsset(file)?.source.size() ?? 0 }))
    .sort((one, other) => one.size - other.size);
