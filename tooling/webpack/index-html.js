import path from 'node:path';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { buildFactsOf } from '../manifest/build-facts.mjs';
import { languages } from '../manifest/declarations.mjs';
import { filesOfChunk } from './chunk-files.js';
import { emitHashed } from './emit-hashed.js';

const isStyle = (file) => file.endsWith('.css');
const isScript = (file) => file.endsWith('.js');

/**
 * Renders the shell's `index.html`. If the code doesn't build, chunks that the page references are
 * missing: then only the build errors are reported, not the errors that follow from them. Nothing
 * of such a build is emitted.
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
 * Puts together the skeleton for the first paint, the early script (skin, language, and requests
 * for the files that the page needs), and the entry.
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
  /** What the page says if its entry does not load: it cannot load any texts then. */
  const notStartedIn = (language) => {
    const { boot, fault } = JSON.parse(read(`../../locales/${language}.json`));
    return `<p lang="${language}"><b>${boot.title}</b> ${fault.text} <a href="">${boot.reload}</a></p>`;
  };
  const files = {
    ...(await earlyFiles.describe(compilation, known)),
    dateTables: `/${emitHashed(compilation, 'date-tables', '.js', compiled('date-tables.ts'))}`,
    first: secondLargest(compilation, [...known]),
    frame: allButLargest(compilation, frame),
  };
  const inline = ['trusted-types.ts', 'failed-files.ts', 'arrivals.ts', 'early.ts'];
  const early = inline.map(compiled).join('');
  const { version, build } = await buildFactsOf(directory);
  return (
    read('index.html')
      .replace('/*version*/', () => [version, build?.commit, build?.at].filter(Boolean).join(' '))
      // Inlined, because browsers request an icon file again whenever the URL changes. A bitmap,
      // because an SVG would be parsed and laid out each time, on the main thread, during a click.
      .replace('/*icon*/', () => read('icon.png', 'base64'))
      .replace('/*styles*/', () => read('first-paint.css').replace(/\s+/g, ' '))
      .replace('/*early*/', () => early.replace('"__FILES__"', () => JSON.stringify(files)))
      .replace('<!--not-started-->', () => languages.map(notStartedIn).join(''))
      .replace('<!--assets-->', () =>
        [
          ...[...styles, ...first.filter(isStyle)].map(
            (file) => `<link rel="stylesheet" href="/${file}">`,
          ),
          // By default deferred scripts load with a low priority, but everything depends on these.
          ...scripts.map((file) => `<script defer fetchpriority="high" src="/${file}"></script>`),
          // Their modules run when the entry imports them.
          ...first
            .filter(isScript)
            .map((file) => `<script async fetchpriority="high" src="/${file}"></script>`),
        ].join('\n    '),
      )
  );
}

/**
 * The second largest script. By this file the early script tells whether an earlier visit cached
 * the build. Files that share the bandwidth arrive in the order of their sizes: when it has
 * arrived, only the largest is still loading.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
function secondLargest(compilation, files) {
  const { file } = sortBySize(compilation, files).at(-2) ?? {};
  return file === undefined ? [] : [`/${file}`];
}

/**
 * All scripts but the largest. When these and the page's own files, which are small, have arrived,
 * the next wave is requested: by then, the rest of the largest file takes about as long as the
 * first bytes of that wave.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
const allButLargest = (compilation, files) =>
  sortBySize(compilation, files)
    .slice(0, -1)
    .map(({ file }) => `/${file}`);

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 */
const sortBySize = (compilation, files) =>
  files
    .filter(isScript)
    .map((file) => ({ file, size: compilation.getAsset(file)?.source.size() ?? 0 }))
    .sort((one, other) => one.size - other.size);
