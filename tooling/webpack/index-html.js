import path from 'node:path';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { filesOfChunk, filesOfShared } from './chunk-files.js';

/** Chunks that the early script asks for when it sees which page it will be. */
const stages = {
  home: ['home', 'public-texts'],
  signIn: ['sign-in'],
  app: ['app', 'http'],
  simulation: ['simulation', 'api-me'],
};

/** Of the simulated back end: what the landing route of each role asks for. */
const landings = {
  doctor: ['api-dashboard'],
  patient: ['api-patient-subscriptions'],
  teamMember: ['api-appointment-requests'],
  admin: ['api-admin-doctors'],
};
const languages = ['en', 'de', 'fr', 'pt'];

const isStyle = (file) => file.endsWith('.css');
const isScript = (file) => file.endsWith('.js');

/**
 * The shell's `index.html`: the skeleton for the first paint, the early script (skin, language, and
 * the files that are needed, asked for together), and the entry.
 */
export function renderIndexHtml(compilation, directory) {
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
  const known = new Set([...scripts, ...first]);
  const missing = (names) =>
    [...new Set(names)].filter((file) => !known.has(file)).map((file) => `/${file}`);
  const later = (chunks) => missing(chunks.flatMap((chunk) => filesOfChunk(compilation, chunk)));
  const mapValues = (record, map) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
  const files = {
    ...mapValues(stages, later),
    texts: Object.fromEntries(languages.map((code) => [code, later([`texts-${code}`])])),
    publicTexts: Object.fromEntries(
      languages.map((code) => [code, later([`public-texts-${code}`])]),
    ),
    landings: mapValues(landings, later),
    shared: mapValues(filesOfShared(compilation), missing),
  };
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
