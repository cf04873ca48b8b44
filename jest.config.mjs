import { transformedPackages } from './tooling/jest/transformed-packages.mjs';
import { appIds, packageOf } from './tooling/workspace.mjs';

/** TypeScript through swc: `tsc -b` checks the types, so tests need not. */
const compiled = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  sourceMaps: 'inline',
};

const transform = {
  'features/kit/.+\\.tsx?$': ['<rootDir>/tooling/jest/kit-queries.cjs', compiled],
  '\\.(ts|tsx|mts|js|mjs|jsx)$': ['@swc/jest', compiled],
  '\\.ttf$': '<rootDir>/tooling/jest/font.cjs',
};

const common = {
  rootDir: import.meta.dirname,
  transform,
  // Node has none before 26; where it has, this does nothing.
  setupFiles: ['temporal-polyfill/global'],
  transformIgnorePatterns: [transformedPackages],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.*/\\.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tooling/jest/class-names.cjs',
    '\\.(css|svg|woff2|png|jpe?g|webp)$': '<rootDir>/tooling/jest/asset.cjs',
    // As the build does (`lighter-mirage.js`).
    '^inflected$': '<rootDir>/tooling/jest/nothing.cjs',
    // antd's two builds hold a context each: tests use the CommonJS one throughout.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

/** Each package's tests run where its code runs: in Node, or in a browser's document. */
export default {
  maxWorkers: 2,
  // A page in jsdom on a busy machine takes its time; what hangs is still found. Projects ignore it.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['contract', 'mock-server', 'tooling', 'e2e'].map((name) => `<rootDir>/${name}`),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.mjs',
      setupFiles: [...common.setupFiles, '<rootDir>/tooling/jest/browser-stand-ins.ts'],
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/browser-matchers.ts'],
      roots: ['sdk', ...appIds.map(packageOf)].map((name) => `<rootDir>/${name}`),
    },
  ],
};
