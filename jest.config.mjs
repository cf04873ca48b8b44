import {
  browserProject,
  commonProject,
  compiled,
  transform,
} from './tooling/jest/common-project.mjs';
import { appIds, packageOf } from './tooling/workspace.mjs';

/** Extra options of this repository's tests: pages that document the kit import its sources. */
const here = {
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/tooling/jest/runtime.cjs',
  transform: {
    'features/kit/.+\\.tsx?$': ['<rootDir>/tooling/jest/kit-queries.cjs', compiled],
    ...transform,
  },
};

/** Runs each package's tests where its code runs: in Node, or in a browser document. */
export default {
  maxWorkers: 2,
  // Rendering a page in jsdom is slow on a busy machine; a test that hangs is still found. Projects
  // ignore this option.
  testTimeout: 20_000,
  projects: [
    {
      ...commonProject,
      ...here,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['contract', 'mock-server', 'tooling', 'e2e'].map((name) => `<rootDir>/${name}`),
    },
    {
      ...browserProject,
      ...here,
      displayName: 'browser',
      roots: ['sdk', ...appIds.map(packageOf)].map((name) => `<rootDir>/${name}`),
    },
  ],
};
