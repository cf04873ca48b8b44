import { existsSync } from 'node:fs';
import path from 'node:path';
import { transformedPackages } from './transformed-packages.mjs';

/** TypeScript through swc: `tsc` checks the types, so tests need not. */
export const compiled = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  sourceMaps: 'inline',
};

const file = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** A script is TypeScript in this repository, and compiled in the package that is published. */
const script = (/** @type {string} */ name) =>
  existsSync(file(`${name}.ts`)) ? file(`${name}.ts`) : file(`${name}.js`);

/** How files become what Jest runs. */
export const transform = {
  '\\.(ts|tsx|mts|js|mjs|jsx)$': ['@swc/jest', compiled],
  '\\.ttf$': file('font.cjs'),
};

/** What all tests of the product have in common. */
export const commonProject = {
  transform,
  // Node has none before 26; where it has, this does nothing.
  setupFiles: ['temporal-polyfill/global'],
  transformIgnorePatterns: [transformedPackages],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.*/\\.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': file('class-names.cjs'),
    '\\.(css|svg|woff2|png|jpe?g|webp)$': file('asset.cjs'),
    // As the build does (`lighter-mirage.js`).
    '^inflected$': file('nothing.cjs'),
    // antd's two builds hold a context each: tests use the CommonJS one throughout.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

/** Tests of what runs in a browser's document. */
export const browserProject = {
  ...commonProject,
  testEnvironment: file('browser-environment.mjs'),
  setupFiles: [...commonProject.setupFiles, script('browser-stand-ins')],
  setupFilesAfterEnv: [script('browser-matchers')],
};
