import path from 'node:path';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { filesOfChunk } from './chunk-files.js';

const isStyle = (file) => file.endsWith('.css');
const isScript = (file) => file.endsWith('.js');

/**
 * The shell's `index.html`: the skeleton for the first paint, the early script (skin, language, and
 * the files that are needed, asked for together), and the entry.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} directory of the shell
 * @param {import('./early-files.js').EarlyFiles} earlyFiles
 */
export async function renderIndexHtml(compilation, directory, earlyFiles) {
  const read = (file) => {
    const document = path.join(directory, 'src/document', file);
    compilation.fileDependencies.add(document);
    return readFileSync(document, 'utf8');
  };
  const entryFiles = compilation.entrypoints.get('main').getFiles();
  const scripts = entryFiles.filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
  const styles = entryFiles.filter((file) => file.endsWith('.css'));
  const first = [
    ...new Set(['start', 'bootstrap'].flatMap((chunk) => filesOfChunk(compilation, chunk))),
  ];
  const files = await earlyFiles.describe(compilation, new Set([...entryFiles, ...first]));
  const early = transformSync(read('early.ts'), {
    filename: 'early.ts',
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    module: { type: 'es6' },
    minify: true,
  }).code;
  return (
    read('index.html')
      // In the page itself: browsers ask for an icon's file anew whenever the address changes.
      .replace('/*icon*/', () => encodeURIComponent(read('icon.svg').trim()))
      .replace('/*styles*/', () => read('first-paint.css').replace(/\s+/g, ' '))
      .replace('/*early*/', () => early.replace('"__FILES__"', () => JSON.stringify(files)))
      .replace('<!--assets-->', () =>
        [
          // The entry too: a deferred script alone would come last, and everything waits for it.
          ...[...scripts, ...first.filter(isScript)].map(
            (file) => `<link rel="preload" as="script" href="/${file}">`,
          ),
          ...[...styles, ...first.filter(isStyle)].map(
            (file) => `<link rel="stylesheet" href="/${file}">`,
          ),
          ...scripts.map((file) => `<script defer src="/${file}"></script>`),
        ].join('\n    '),
      )
  );
}
