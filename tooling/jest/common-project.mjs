import { existsSync } from 'node:fs';
import path from 'node:path';
import { transformedPackages } from './transformed-packages.mjs';

// Times in tests read the same wherever they run. Jest loads this before it starts its workers.
process.env['TZ'] = 'UTC';

/** Options of swc, which only compiles TypeScript: `tsc` checks the types. */
export const compiled = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  sourceMaps: 'inline',
};

const file = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** Path of a script: TypeScript in this repository, compiled in the published package. */
const script = (/** @type {string} */ name) =>
  existsSync(file(`${name}.ts`)) ? file(`${name}.ts`) : file(`${name}.js`);

/** Transformers by file type. */
export const transform = {
  '\\.(ts|tsx|mts|js|mjs|jsx)$': ['@swc/jest', compiled],
  '\\.ttf$': file('font.cjs'),
};

/** Options of all projects. */
export const commonProject = {
  transform,
  // Node has no Temporal before version 26; with it, this has no effect.
  setupFiles: ['temporal-polyfill/global'],
  setupFilesAfterEnv: [script('strict-console')],
  transformIgnorePatterns: [transformedPackages],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.*/\\.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': file('class-names.cjs'),
    '\\.(css|svg|woff2|png|jpe?g|webp)$': file('asset.cjs'),
    // As in the build (`lighter-mirage.js`).
    '^inflected$': file('empty-module.cjs'),
    // antd's two builds have separate React contexts: tests always use the CommonJS one.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

/** Options for tests of code that runs in a browser document. */
export const browserProject = {
  ...commonProject,
  testEnvironment: file('browser-environment.mjs'),
  setupFiles: [...commonProject.setupFiles, script('browser-stand-ins')],
  setupFilesAfterEnv: [script('browser-matchers'), ...commonProject.setupFilesAfterEnv],
};
